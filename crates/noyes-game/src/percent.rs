//! Percent-encoding of text within a link (RFC 3986, section 2.1).

/// Leaves letters, digits and `-._~` as they are and writes every other byte as `%` and two
/// hexadecimal digits.
pub(crate) fn encode(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
                encoded.push(char::from(byte));
            }
            _ => encoded.push_str(&format!("%{byte:02X}")),
        }
    }
    encoded
}

/// The text behind the codes; `None` if a code is incomplete or the bytes are no UTF-8.
pub(crate) fn decode(text: &str) -> Option<String> {
    let mut bytes = text.bytes();
    let mut decoded = Vec::with_capacity(text.len());
    while let Some(byte) = bytes.next() {
        decoded.push(match byte {
            b'%' => {
                let mut digit = || char::from(bytes.next()?).to_digit(16);
                let code = digit()? * 16 + digit()?;
                u8::try_from(code).ok()?
            }
            _ => byte,
        });
    }
    String::from_utf8(decoded).ok()
}
