//! The bytes of a table.

use std::{fmt, ops::Deref, sync::Arc};

use crate::SolveError;

/// The bytes of a table, in memory or mapped from a file. Clones share them.
#[derive(Clone)]
pub(crate) struct Table {
    bytes: Arc<Bytes>,
    /// Where the table begins in them.
    start: usize,
}

#[cfg(not(target_family = "wasm"))]
type Bytes = memmap2::Mmap;
#[cfg(target_family = "wasm")]
type Bytes = Vec<u8>;

impl Table {
    /// A table of so many bytes, zeros until they are built.
    pub(super) fn build(
        bytes: u64,
        build: impl FnOnce(&mut [u8]) -> Result<(), SolveError>,
    ) -> Result<Table, SolveError> {
        // What the system refuses is past its limit, which it does not say.
        let too_large = SolveError::Memory { needed: bytes, limit: bytes.saturating_sub(1) };
        let length = usize::try_from(bytes).map_err(|_| too_large.clone())?;
        let mut memory = zeros(length).map_err(|_| too_large.clone())?;
        build(&mut memory[..length])?;
        let bytes = finished(memory).map_err(|_| too_large)?;
        Ok(Table { bytes: Arc::new(bytes), start: 0 })
    }

    /// A table within a file.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn mapped(file: memmap2::Mmap, start: usize) -> Table {
        Table { bytes: Arc::new(file), start }
    }

    /// Whether this is the only one who has it.
    pub(super) fn is_unused(&self) -> bool {
        Arc::strong_count(&self.bytes) == 1
    }
}

// Natively whole pages from the system: zeroed when they are first touched, refused with an error
// where there is no room, aligned for any number.
#[cfg(not(target_family = "wasm"))]
fn zeros(length: usize) -> std::io::Result<memmap2::MmapMut> {
    let memory = memmap2::MmapMut::map_anon(length)?;
    // Tables are read all over the place: with large pages the processor finds them twice as fast.
    // A system that has none says no, which does no harm.
    #[cfg(target_os = "linux")]
    let _ = memory.advise(memmap2::Advice::HugePage);
    Ok(memory)
}

#[cfg(not(target_family = "wasm"))]
fn finished(memory: memmap2::MmapMut) -> std::io::Result<Bytes> {
    memory.make_read_only()
}

#[cfg(target_family = "wasm")]
fn zeros(length: usize) -> Result<Vec<u8>, std::collections::TryReserveError> {
    let mut memory = Vec::new();
    memory.try_reserve_exact(length)?;
    memory.resize(length, 0);
    Ok(memory)
}

#[cfg(target_family = "wasm")]
fn finished(memory: Vec<u8>) -> Result<Bytes, std::collections::TryReserveError> {
    Ok(memory)
}

impl Deref for Table {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.bytes[self.start..]
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table").field("bytes", &self.len()).finish_non_exhaustive()
    }
}
