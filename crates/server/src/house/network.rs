//! Ranges of addresses in CIDR notation.

use std::{fmt, net::IpAddr, str::FromStr};

/// A range of addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    /// Its address as a number; IPv4 addresses in the last four bytes.
    address: u128,
    /// Whether it is a range of IPv4 addresses.
    v4: bool,
    /// How many leading bits of an address are those of the range.
    prefix: u32,
}

/// A text is not an address, nor a range in CIDR notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected an address such as 192.0.2.7, or a range such as 192.0.2.0/24 or 2001:db8::/32")]
pub struct UnreadableNetwork;

/// The address as a number, and how many bits it has. An IPv4 address that is written as IPv6 is IPv4.
fn bits(address: IpAddr) -> (u128, u32) {
    match address.to_canonical() {
        IpAddr::V4(address) => (u128::from(u32::from(address)), 32),
        IpAddr::V6(address) => (u128::from(address), 128),
    }
}

impl Network {
    const fn width(self) -> u32 {
        if self.v4 { 32 } else { 128 }
    }

    /// Whether an address is in the range.
    pub fn contains(self, address: IpAddr) -> bool {
        let (address, width) = bits(address);
        width == self.width() && (address ^ self.address).checked_shr(width - self.prefix).unwrap_or(0) == 0
    }
}

impl FromStr for Network {
    type Err = UnreadableNetwork;

    fn from_str(text: &str) -> Result<Self, UnreadableNetwork> {
        let (address, prefix) = match text.trim().split_once('/') {
            Some((address, prefix)) => (address, Some(prefix)),
            None => (text.trim(), None),
        };
        let (address, width) = bits(address.parse().map_err(|_| UnreadableNetwork)?);
        let prefix = match prefix {
            Some(prefix) => prefix.parse().ok().filter(|prefix| *prefix <= width).ok_or(UnreadableNetwork)?,
            None => width,
        };
        let host_bits = width - prefix;
        let address = address.checked_shr(host_bits).unwrap_or(0).checked_shl(host_bits).unwrap_or(0);
        Ok(Self { address, v4: width == 32, prefix })
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let address: IpAddr = match u32::try_from(self.address) {
            Ok(address) if self.v4 => IpAddr::V4(address.into()),
            Ok(_) | Err(_) => IpAddr::V6(self.address.into()),
        };
        write!(f, "{address}/{}", self.prefix)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(text: &str) -> Network {
        text.parse().unwrap()
    }

    #[test]
    fn a_range_contains_its_addresses_and_no_others() {
        for (range, inside, outside) in [
            ("192.0.2.7", "192.0.2.7", "192.0.2.8"),
            ("192.0.2.0/24", "192.0.2.255", "192.0.3.0"),
            ("192.0.2.0/24", "::ffff:192.0.2.1", "2001:db8::1"),
            ("2001:db8::/32", "2001:db8:1::1", "2001:db9::1"),
            ("0.0.0.0/0", "203.0.113.9", "::1"),
        ] {
            assert!(network(range).contains(inside.parse().unwrap()), "{range} {inside}");
            assert!(!network(range).contains(outside.parse().unwrap()), "{range} {outside}");
        }
    }

    #[test]
    fn a_range_is_written_in_one_way() {
        assert_eq!(network(" 192.0.2.77/24 ").to_string(), "192.0.2.0/24");
        assert_eq!(network("2001:db8:0::77/32").to_string(), "2001:db8::/32");
        assert_eq!(network("::ffff:192.0.2.7").to_string(), "192.0.2.7/32");
        assert_eq!(network("::1").to_string(), "::1/128");
        for wrong in ["", "192.0.2", "192.0.2.0/33", "192.0.2.0/-1", "a/8", "192.0.2.0/", "::/129"] {
            assert_eq!(wrong.parse::<Network>(), Err(UnreadableNetwork), "{wrong}");
        }
    }
}
