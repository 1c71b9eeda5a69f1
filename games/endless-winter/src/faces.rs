//! Every face for a gallery.
