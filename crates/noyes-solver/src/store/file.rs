//! The files of tables.
//!
//! | bytes | |
//! |---|---|
//! | 0..8 | `noyesTBL` |
//! | 8..12 | the version of this layout |
//! | 12..16 | the length of the parameters |
//! | 16..24 | the length of the payload |
//! | 24..40 | the payload's checksum |
//! | 40.. | the parameters, as text; then zeros |
//! | 4080..4096 | the checksum of all bytes before |
//! | 4096.. | the payload |
//!
//! Numbers are little-endian, checksums are XXH3 with 128 bits.
//!
//! # Stability
//! A file of another version is built anew. So is one that fails any check:
//! nothing in a file is trusted before its checksum is.

use std::{
    fs::{self, File},
    io::{self, Read, Write},
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

use memmap2::Mmap;
use noyes::{Metric, Size, Square};
use twox_hash::{XxHash3_64, XxHash3_128};

use super::{StoreError, Table, TableKey};
use crate::TableSize;

const MAGIC: &[u8; 8] = b"noyesTBL";
const VERSION: u32 = 1;
/// A page, so that the payload begins on one when the file is mapped.
const HEADER: usize = 4096;
const HEADER_CHECKSUM: usize = HEADER - 16;
const PARAMETERS: usize = 40;

const EXTENSION: &str = "table";
/// Files that are being written. A process that was killed leaves its own behind.
const UNFINISHED: &str = ".part";
const FORGOTTEN_AFTER: Duration = Duration::from_secs(60 * 60);

/// A table from its file, if there is one.
pub(super) fn read(directory: &Path, key: &TableKey) -> Result<Option<Table>, StoreError> {
    let path = path(directory, key);
    let mut file = match open(&path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(StoreError::not_read(&path, &error)),
    };
    let header = Header::read(&mut file, &path)?;
    let name = || path.display().to_string();
    if header.parameters != key.to_string() || header.bytes != key.bytes {
        return Err(StoreError::Parameters { path: name() });
    }
    let map = map(&file).map_err(|error| StoreError::not_read(&path, &error))?;
    let payload = map.get(HEADER..).unwrap_or_default();
    if payload.len() as u64 != key.bytes || XxHash3_128::oneshot(payload) != header.checksum {
        return Err(StoreError::Payload { path: name() });
    }
    Ok(Some(Table::mapped(map, HEADER)))
}

/// Writes a table to its file, which gets its name when it is whole.
pub(super) fn write(directory: &Path, key: &TableKey, table: &Table) -> Result<(), StoreError> {
    let path = path(directory, key);
    let write = || {
        make_directory(directory)?;
        remove_forgotten(directory);
        let mut draft =
            tempfile::Builder::new().prefix(".").suffix(UNFINISHED).tempfile_in(directory)?;
        draft.write_all(&Header::new(key, table).to_bytes()?)?;
        draft.write_all(table)?;
        // Without asking the disk to have it all before the name changes: should the machine stop
        // just then, the checksums tell that bytes are missing.
        draft.persist(&path)?;
        Ok(())
    };
    write().map_err(|error: io::Error| StoreError::not_written(&path, &error))
}

/// The user's own, as the files in it are.
fn make_directory(directory: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(directory)
}

fn remove_forgotten(directory: &Path) {
    let Ok(entries) = fs::read_dir(directory) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let name = name.as_encoded_bytes();
        let modified = || entry.metadata()?.modified();
        if name.starts_with(b".")
            && name.ends_with(UNFINISHED.as_bytes())
            && modified().is_ok_and(|then| {
                SystemTime::now().duration_since(then).is_ok_and(|age| age > FORGOTTEN_AFTER)
            })
        {
            fs::remove_file(entry.path()).ok();
        }
    }
}

fn path(directory: &Path, key: &TableKey) -> PathBuf {
    let TableKey { size, blank, metric, tables, kind, .. } = key;
    let (metric, tables) = (metric.name(), tables.name());
    let hash = XxHash3_64::oneshot(key.to_string().as_bytes());
    directory.join(format!("{size}-{blank}-{metric}-{tables}-{kind}-{hash:016x}.{EXTENSION}"))
}

fn open(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.read(true);
    // Not to wait for somebody who might write into a pipe of that name.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(
        &mut options,
        rustix::fs::OFlags::NONBLOCK.bits() as i32,
    );
    options.open(path)
}

// The only unsafe code of this crate. A mapping is a slice whose bytes another process could
// change: the file was opened by us for reading only, belongs to this user (or the system's), and
// nobody else may write to it, all of which `Header::read` has checked on this very file. Programs
// of ours never write to a file that has its name; a new one takes its place instead. A process of
// the same user that alters the file all the same could alter this one's memory as well. Whoever
// reads a table must take any byte: none may be an index that is not checked.
#[allow(unsafe_code)]
fn map(file: &File) -> io::Result<Mmap> {
    unsafe { memmap2::MmapOptions::new().map(file) }
}

struct Header {
    parameters: String,
    bytes: u64,
    checksum: u128,
}

impl Header {
    fn new(key: &TableKey, table: &Table) -> Header {
        Header {
            parameters: key.to_string(),
            bytes: key.bytes,
            checksum: XxHash3_128::oneshot(table),
        }
    }

    fn to_bytes(&self) -> io::Result<[u8; HEADER]> {
        let mut bytes = [0; HEADER];
        let parameters = self.parameters.as_bytes();
        let end = PARAMETERS + parameters.len();
        if end > HEADER_CHECKSUM {
            return Err(io::Error::other("its parameters are too long"));
        }
        bytes[..8].copy_from_slice(MAGIC);
        bytes[8..12].copy_from_slice(&VERSION.to_le_bytes());
        bytes[12..16].copy_from_slice(&(parameters.len() as u32).to_le_bytes());
        bytes[16..24].copy_from_slice(&self.bytes.to_le_bytes());
        bytes[24..40].copy_from_slice(&self.checksum.to_le_bytes());
        bytes[PARAMETERS..end].copy_from_slice(parameters);
        let checksum = XxHash3_128::oneshot(&bytes[..HEADER_CHECKSUM]);
        bytes[HEADER_CHECKSUM..].copy_from_slice(&checksum.to_le_bytes());
        Ok(bytes)
    }

    /// Reads a header and checks everything but the payload.
    fn read(file: &mut File, path: &Path) -> Result<Header, StoreError> {
        let name = || path.display().to_string();
        let not_read = |error| StoreError::not_read(path, &error);
        let meta = file.metadata().map_err(not_read)?;
        if !meta.is_file() {
            return Err(StoreError::NoTable { path: name() });
        }
        if let Some(reason) = distrust(&meta) {
            return Err(StoreError::NotTrusted { path: name(), reason });
        }
        let mut bytes = Vec::with_capacity(HEADER);
        file.take(HEADER as u64).read_to_end(&mut bytes).map_err(not_read)?;
        let shared = bytes.len().min(MAGIC.len());
        if bytes[..shared] != MAGIC[..shared] {
            return Err(StoreError::NoTable { path: name() });
        }
        let Ok(bytes) = <[u8; HEADER]>::try_from(bytes) else {
            return Err(StoreError::Length {
                path: name(),
                found: meta.len(),
                expected: HEADER as u64,
            });
        };
        let version = u32::from_le_bytes(part(&bytes, 8));
        if version != VERSION {
            return Err(StoreError::Version { path: name(), found: version, expected: VERSION });
        }
        let checksum = u128::from_le_bytes(part(&bytes, HEADER_CHECKSUM));
        if checksum != XxHash3_128::oneshot(&bytes[..HEADER_CHECKSUM]) {
            return Err(StoreError::Header { path: name() });
        }
        let end = PARAMETERS + u32::from_le_bytes(part(&bytes, 12)) as usize;
        let parameters = bytes.get(PARAMETERS..end).map(|bytes| bytes.to_vec());
        let parameters = parameters.and_then(|bytes| String::from_utf8(bytes).ok());
        let parameters = parameters.ok_or_else(|| StoreError::Header { path: name() })?;
        let payload = u64::from_le_bytes(part(&bytes, 16));
        let expected = payload.saturating_add(HEADER as u64);
        if meta.len() != expected {
            return Err(StoreError::Length { path: name(), found: meta.len(), expected });
        }
        let checksum = u128::from_le_bytes(part(&bytes, 24));
        Ok(Header { parameters, bytes: payload, checksum })
    }

    /// The value of a parameter.
    fn get(&self, name: &str) -> Option<&str> {
        self.parameters.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '))
    }
}

fn part<const N: usize>(header: &[u8; HEADER], at: usize) -> [u8; N] {
    std::array::from_fn(|k| header[at + k])
}

/// Why this file may have been written by somebody else, if it may.
#[cfg(unix)]
fn distrust(meta: &fs::Metadata) -> Option<&'static str> {
    use std::os::unix::fs::MetadataExt;

    let user = rustix::process::geteuid().as_raw();
    // The system's own user could write to any file.
    if meta.uid() != user && meta.uid() != 0 {
        Some("belongs to another user")
    } else if meta.mode() & 0o022 != 0 {
        Some("can be written to by other users")
    } else {
        None
    }
}

/// Elsewhere the directory's own rights have to do.
#[cfg(not(unix))]
fn distrust(_: &fs::Metadata) -> Option<&'static str> {
    None
}

/// A file in the directory of a [`Store`](super::Store).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableFile {
    /// The file's name without its extension.
    pub name: String,
    /// The file.
    pub path: PathBuf,
    /// The length of the file in bytes.
    pub bytes: u64,
    /// The size of the boards, if the header is sound, as with all that follow.
    pub size: Option<Size>,
    /// The goal's blank square in the standard form.
    pub blank: Option<Square>,
    /// How moves are counted.
    pub metric: Option<Metric>,
    /// The set of tables that it belongs to.
    pub tables: Option<TableSize>,
    /// The payload's checksum according to the header, XXH3 with 128 bits.
    pub checksum: Option<u128>,
    /// What is wrong with it, if it is known that something is.
    pub fault: Option<StoreError>,
}

pub(super) fn list(directory: &Path) -> Vec<TableFile> {
    let entries = fs::read_dir(directory).into_iter().flatten().flatten();
    let mut files: Vec<TableFile> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == EXTENSION))
        .map(TableFile::new)
        .collect();
    files.sort_by(|a, b| a.name.cmp(&b.name));
    files
}

impl TableFile {
    fn new(path: PathBuf) -> TableFile {
        let header = open(&path)
            .map_err(|error| StoreError::not_read(&path, &error))
            .and_then(|mut file| Header::read(&mut file, &path));
        let get = |name| header.as_ref().ok()?.get(name);
        TableFile {
            name: path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
            bytes: path.symlink_metadata().map_or(0, |meta| meta.len()),
            size: get("size").and_then(|size| size.parse().ok()),
            blank: get("blank").and_then(|blank| blank.parse().ok()).map(Square::new),
            metric: get("metric")
                .and_then(|name| Metric::ALL.into_iter().find(|metric| metric.name() == name)),
            tables: get("tables")
                .and_then(|name| TableSize::ALL.into_iter().find(|tables| tables.name() == name)),
            checksum: header.as_ref().ok().map(|header| header.checksum),
            fault: header.err(),
            path,
        }
    }

    /// Reads the payload and compares it with its checksum.
    pub fn verify(&mut self) {
        if self.fault.is_some() {
            return;
        }
        let checked = || {
            let mut file = open(&self.path).map_err(|e| StoreError::not_read(&self.path, &e))?;
            let header = Header::read(&mut file, &self.path)?;
            let map = map(&file).map_err(|error| StoreError::not_read(&self.path, &error))?;
            let payload = map.get(HEADER..).unwrap_or_default();
            if XxHash3_128::oneshot(payload) == header.checksum {
                Ok(())
            } else {
                Err(StoreError::Payload { path: self.path.display().to_string() })
            }
        };
        self.fault = checked().err();
    }

    /// Removes the file. Whoever has mapped it keeps what it has.
    ///
    /// # Errors
    /// [`StoreError::NotWritten`].
    pub fn remove(&self) -> Result<(), StoreError> {
        fs::remove_file(&self.path).map_err(|error| StoreError::not_written(&self.path, &error))
    }
}
