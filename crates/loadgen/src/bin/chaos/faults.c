// Faults of disk and clock, loaded into a process with LD_PRELOAD.
//
// OCHRE_FAULTS names a file of three 64-bit integers, which the chaos program changes while the process runs:
// whether the disk is full, the milliseconds each flush takes longer, and the milliseconds the clock is ahead.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

struct faults { volatile int64_t full, delay, clock; };

static const struct faults none;
static const struct faults *faults = &none;

__attribute__((constructor)) static void load(void) {
    const char *path = getenv("OCHRE_FAULTS");
    int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0) return;
    void *shared = mmap(NULL, sizeof *faults, PROT_READ, MAP_SHARED, file, 0);
    if (shared != MAP_FAILED) faults = shared;
    close(file);
}

// Sockets, pipes and terminals are not on the disk.
static int is_full(int file) {
    struct stat about;
    if (!faults->full || fstat(file, &about) != 0 || !S_ISREG(about.st_mode)) return 0;
    errno = ENOSPC;
    return 1;
}

static void flush(void) {
    int64_t delay = faults->delay;
    if (delay > 0) usleep(delay * 1000);
}

#define REAL(name) __typeof__(&name) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

ssize_t write(int file, const void *bytes, size_t count) {
    REAL(write);
    return is_full(file) ? -1 : real(file, bytes, count);
}
ssize_t pwrite(int file, const void *bytes, size_t count, off_t at) {
    REAL(pwrite);
    return is_full(file) ? -1 : real(file, bytes, count, at);
}
ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t at) {
    REAL(pwrite64);
    return is_full(file) ? -1 : real(file, bytes, count, at);
}
ssize_t pwritev(int file, const struct iovec *parts, int count, off_t at) {
    REAL(pwritev);
    return is_full(file) ? -1 : real(file, parts, count, at);
}
int posix_fallocate(int file, off_t at, off_t count) {
    REAL(posix_fallocate);
    return is_full(file) ? ENOSPC : real(file, at, count);
}
int fsync(int file) {
    REAL(fsync);
    flush();
    return real(file);
}
int fdatasync(int file) {
    REAL(fdatasync);
    flush();
    return real(file);
}
int clock_gettime(clockid_t clock, struct timespec *now) {
    REAL(clock_gettime);
    int result = real(clock, now);
    if (result == 0 && clock == CLOCK_REALTIME) now->tv_sec += faults->clock / 1000;
    return result;
}
