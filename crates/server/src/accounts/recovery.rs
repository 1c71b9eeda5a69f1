//! A new password for somebody who has lost the old one, with a recovery code.

use sha2::{Digest as _, Sha256};

use crate::{app::App, caller::Caller, errors::Error, ids, names};

/// The number of recovery codes of one set.
const CODES: usize = 10;
/// Groups of a code, and characters of a group: 80 bits cannot be guessed, so that a plain hash suffices.
const GROUPS: usize = 4;
const GROUP: usize = 4;

/// The hash of a code that the store keeps. Spaces, dashes and case do not count.
fn code_hash(code: &str) -> [u8; 32] {
    let plain: String =
        code.chars().filter(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_lowercase()).collect();
    Sha256::digest(format!("recovery code {plain}").as_bytes()).into()
}

/// A new code, as people copy it.
fn code() -> Result<String, Error> {
    let text = ids::letters::<{ GROUPS * GROUP }>()?;
    let groups: Vec<String> =
        text.as_bytes().chunks(GROUP).map(|it| String::from_utf8_lossy(it).into()).collect();
    Ok(groups.join("-"))
}

impl App {
    /// Replaces the recovery codes of the caller and returns the new ones. They cannot be read again.
    pub(crate) async fn renew_recovery_codes(&self, caller: &Caller) -> Result<Vec<String>, Error> {
        self.require_confirmed(caller)?;
        let person = caller.require_person()?.id;
        let codes = (0..CODES).map(|_| code()).collect::<Result<Vec<_>, _>>()?;
        let hashes = codes.iter().map(|code| code_hash(code)).collect();
        self.store().set_recovery_codes(person, hashes).await?;
        Ok(codes)
    }

    /// Sets a new password with a recovery code. All sessions of the account end. The time does not depend on whether the
    /// account exists: the new password is hashed first.
    pub(crate) async fn recover_with_code(
        &self,
        login: &str,
        code: &str,
        password: String,
    ) -> Result<(), Error> {
        // A login that cannot exist takes as long as one that does not.
        let login = names::login(login).map_or_else(|_| String::new(), |login| login.name);
        self.limits.guess(&login)?;
        let password = self.passwords.hash(password, &login).await?;
        self.store().recover_with_code(login, code_hash(code), password).await?;
        self.tokens.clear();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_however_it_is_written() {
        let code = code().unwrap();
        assert_eq!(code.len(), GROUPS * GROUP + GROUPS - 1, "{code}");
        let spaced = code.replace('-', " ").to_uppercase();
        assert_eq!(code_hash(&code), code_hash(&format!(" {spaced} ")));
        assert_ne!(code_hash(&code), code_hash(&code[1..]));
    }
}
