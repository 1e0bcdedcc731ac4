use std::{
    fs,
    path::Path,
    sync::{
        Barrier,
        atomic::{AtomicU32, Ordering},
    },
    thread,
};

use noyes::{Coded, Metric, Size, Square};
use tempfile::TempDir;

use super::{Store, StoreError, Table, TableKey};
use crate::{Cancel, SolveError, TableSize};

const BYTES: u64 = 100_000;

fn key() -> TableKey {
    TableKey {
        size: Size::FIFTEEN,
        blank: Square::new(15),
        metric: Metric::Stm,
        tables: TableSize::Standard,
        kind: "test",
        parameters: "1 2 5 6/3 4 7 8".into(),
        bytes: BYTES,
    }
}

/// Something that no zeros are.
fn fill(table: &mut [u8]) {
    for (k, byte) in table.iter_mut().enumerate() {
        *byte = (k * k / 7) as u8;
    }
}

fn expected() -> Vec<u8> {
    let mut table = vec![0; BYTES as usize];
    fill(&mut table);
    table
}

/// The table of the key, and whether it had to be built.
fn table(store: &Store, key: &TableKey) -> (Table, bool) {
    let mut built = false;
    let table = store.table(key, true, None, |table| {
        assert!(table.iter().all(|&byte| byte == 0));
        fill(table);
        built = true;
        Ok(())
    });
    (table.unwrap(), built)
}

/// A directory with the file of the one table in it.
fn written() -> (TempDir, Vec<u8>) {
    let folder = tempfile::tempdir().unwrap();
    assert!(table(&Store::in_directory(folder.path()), &key()).1);
    let bytes = fs::read(file(folder.path())).unwrap();
    (folder, bytes)
}

fn file(folder: &Path) -> std::path::PathBuf {
    let mut names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let (name, rest) = (names.next().unwrap(), names.next());
    assert_eq!(rest, None, "one file, and no unfinished one");
    name
}

#[test]
fn a_store_in_memory_builds_once() {
    let store = Store::in_memory();
    let (first, built) = table(&store, &key());
    assert!(built && *first == *expected());
    let (second, built) = table(&store.clone(), &key());
    assert!(!built && *second == *expected());
    assert_eq!(first.as_ptr(), second.as_ptr());
    // Whoever still has it keeps it alive.
    store.release_unused();
    assert!(!table(&store, &key()).1);
    drop((first, second));
    store.release_unused();
    assert!(table(&store, &key()).1);
    assert_eq!((store.list(), store.take_faults()), (vec![], vec![]));
}

#[test]
fn every_part_of_the_key_counts() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::in_directory(folder.path());
    let keys = [
        key(),
        TableKey { size: "5x4".parse().unwrap(), ..key() },
        TableKey { blank: Square::new(14), ..key() },
        TableKey { metric: Metric::Mtm, ..key() },
        TableKey { tables: TableSize::Large, ..key() },
        TableKey { kind: "test-two", ..key() },
        TableKey { parameters: "1 2 5 6/3 4 7 9".into(), ..key() },
        TableKey { bytes: BYTES + 1, ..key() },
    ];
    for key in &keys {
        assert!(table(&store, key).1, "{key}");
    }
    assert_eq!(store.list().len(), keys.len());
    let again = Store::in_directory(folder.path());
    for key in &keys {
        let (table, built) = table(&again, key);
        assert!(!built && table.len() as u64 == key.bytes && table[..1000] == expected()[..1000]);
    }
}

#[test]
fn a_file_is_read_by_the_next_process() {
    let (folder, bytes) = written();
    assert_eq!(bytes.len() as u64, BYTES + 4096);
    let store = Store::in_directory(folder.path());
    let (read, built) = table(&store, &key());
    assert!(!built && *read == *expected());
    assert_eq!(read.as_ptr() as usize % 4096, 0, "aligned for any number");
    assert_eq!(store.take_faults(), []);
    // The file may go while it is mapped.
    fs::remove_file(file(folder.path())).unwrap();
    assert!(*read == *expected());
}

#[test]
fn tables_that_are_not_kept_leave_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::in_directory(folder.path());
    store.table(&key(), false, None, |_| Ok(())).unwrap();
    assert_eq!(store.list(), []);
}

/// What a store makes of a file with this content: the right table, and this fault.
fn fault_of(folder: &Path, content: &[u8]) -> StoreError {
    let path = file(folder);
    fs::write(&path, content).unwrap();
    let store = Store::in_directory(folder);
    let (table_then, built) = table(&store, &key());
    assert!(built && *table_then == *expected());
    let mut faults = store.take_faults();
    assert_eq!(faults.len(), 1, "{faults:?}");
    // It was written anew.
    assert!(!table(&Store::in_directory(folder), &key()).1);
    faults.remove(0)
}

#[test]
fn whatever_is_altered_the_table_is_built_anew() {
    let (folder, bytes) = written();
    let altered = |at: usize, mask: u8| {
        let mut altered = bytes.clone();
        altered[at] ^= mask;
        fault_of(folder.path(), &altered)
    };
    let code = |at: usize, mask: u8| altered(at, mask).code();
    for (part, bytes, expected) in [
        ("magic", 0..8, "no-table"),
        ("version", 8..12, "table-version"),
        ("length of the parameters", 12..16, "table-header"),
        ("length of the payload", 16..24, "table-header"),
        ("payload's checksum", 24..40, "table-header"),
        ("parameters", 40..140, "table-header"),
        ("padding", 4070..4080, "table-header"),
        ("header's checksum", 4080..4096, "table-header"),
        ("payload's start", 4096..4100, "table-payload"),
        ("payload's middle", 50_000..50_004, "table-payload"),
        ("payload's end", 104_092..104_096, "table-payload"),
    ] {
        for at in bytes {
            for mask in [1, 0x80] {
                assert_eq!(code(at, mask), expected, "{part}: byte {at}");
            }
        }
    }
    // Every other byte of the header, too.
    for at in (140..4070).step_by(17) {
        assert_eq!(code(at, 0x10), "table-header", "{at}");
    }
}

#[test]
fn a_file_of_another_length_is_built_anew() {
    let (folder, bytes) = written();
    for cut in [0, 1, 7, 8, 100, 4095, 4096, 4097, 60_000, bytes.len() - 1] {
        let fault = fault_of(folder.path(), &bytes[..cut]);
        assert_eq!(fault.code(), "table-length", "{cut}: {fault}");
    }
    let longer = [&bytes[..], &[0]].concat();
    assert_eq!(fault_of(folder.path(), &longer).code(), "table-length");
    assert_eq!(fault_of(folder.path(), &[b'x'; 5000]).code(), "no-table");
}

#[test]
fn a_sound_file_under_anothers_name_is_not_used() {
    let (folder, _) = written();
    let other = tempfile::tempdir().unwrap();
    let key_of_other = TableKey { parameters: "other".into(), ..key() };
    table(&Store::in_directory(other.path()), &key_of_other);
    let content = fs::read(file(other.path())).unwrap();
    assert_eq!(fault_of(folder.path(), &content).code(), "table-parameters");
}

#[cfg(unix)]
#[test]
fn a_file_that_others_may_write_is_not_used() {
    use std::os::unix::fs::PermissionsExt;
    for mode in [0o620, 0o602, 0o666] {
        let (folder, _) = written();
        let path = file(folder.path());
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
        let store = Store::in_directory(folder.path());
        assert!(table(&store, &key()).1, "{mode:o}");
        assert_eq!(store.take_faults()[0].code(), "table-not-trusted");
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    }
}

/// Only the system's own user can give a file away.
#[cfg(unix)]
#[test]
fn a_file_of_another_user_is_not_used() {
    let (folder, _) = written();
    let path = file(folder.path());
    if std::os::unix::fs::chown(&path, Some(54_321), None).is_err() {
        return;
    }
    let store = Store::in_directory(folder.path());
    assert!(table(&store, &key()).1);
    assert_eq!(store.take_faults()[0].code(), "table-not-trusted");
}

#[cfg(unix)]
#[test]
fn what_is_no_file_is_not_used() {
    let (folder, _) = written();
    let path = file(folder.path());
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    let store = Store::in_directory(folder.path());
    let (made, built) = table(&store, &key());
    assert!(built && *made == *expected());
    let codes: Vec<_> = store.take_faults().iter().map(Coded::code).collect();
    assert_eq!(codes, ["no-table", "table-not-written"]);
}

#[test]
fn a_directory_that_cannot_be_made_leaves_the_table_in_memory() {
    let folder = tempfile::tempdir().unwrap();
    let in_the_way = folder.path().join("file");
    fs::write(&in_the_way, "").unwrap();
    for path in [in_the_way.clone(), in_the_way.join("below")] {
        let store = Store::in_directory(path);
        let (made, built) = table(&store, &key());
        assert!(built && *made == *expected());
        assert!(!table(&store, &key()).1);
        let faults = store.take_faults();
        assert_eq!(faults.last().unwrap().code(), "table-not-written", "{faults:?}");
        assert_eq!(store.take_faults(), []);
        assert_eq!(store.list(), []);
    }
}

#[test]
fn what_does_not_fit_into_a_file_stays_in_memory() {
    let (folder, _) = written();
    let store = Store::in_directory(folder.path());
    let too_long = TableKey { parameters: "x".repeat(5000), ..key() };
    let (made, built) = table(&store, &too_long);
    assert!(built && *made == *expected());
    assert_eq!(store.take_faults()[0].code(), "table-not-written");
    file(folder.path());
}

#[test]
fn threads_that_ask_at_once_get_one_table() {
    let folder = tempfile::tempdir().unwrap();
    for store in [Store::in_memory(), Store::in_directory(folder.path())] {
        let (built, start) = (AtomicU32::new(0), Barrier::new(8));
        thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    start.wait();
                    let build = |table: &mut [u8]| {
                        built.fetch_add(1, Ordering::Relaxed);
                        fill(table);
                        Ok(())
                    };
                    let table = store.table(&key(), true, None, build).unwrap();
                    assert!(*table == *expected());
                });
            }
        });
        assert_eq!(built.into_inner(), 1);
    }
}

/// Stores know nothing of each other, as processes do not.
#[test]
fn processes_that_build_at_once_do_not_harm_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let work = || {
        for _ in 0..50 {
            let store = Store::in_directory(folder.path());
            assert!(*table(&store, &key()).0 == *expected());
            assert_eq!(store.take_faults(), []);
            for file in store.list() {
                fs::remove_file(file.path).ok();
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(work);
        }
    });
    assert!(fs::read_dir(folder.path()).unwrap().count() <= 1);
}

#[test]
fn a_builder_that_gives_up_lets_the_next_one_try() {
    let store = Store::in_memory();
    let error = store.table(&key(), true, None, |_| Err(SolveError::Cancelled)).unwrap_err();
    assert_eq!(error, SolveError::Cancelled);
    let panicked = std::panic::catch_unwind(|| {
        store.table(&key(), true, None, |_| panic!("on purpose")).unwrap();
    });
    assert!(panicked.is_err());
    assert!(table(&store, &key()).1);
}

#[test]
fn whoever_waits_can_be_cancelled() {
    let (store, started) = (Store::in_memory(), Barrier::new(2));
    let (cancel, done) = (Cancel::new(), Cancel::new());
    thread::scope(|scope| {
        scope.spawn(|| {
            let build = |_: &mut [u8]| {
                started.wait();
                while !done.is_cancelled() {
                    thread::yield_now();
                }
                Ok(())
            };
            store.table(&key(), true, None, build).unwrap();
        });
        started.wait();
        cancel.cancel();
        let waited = store.table(&key(), true, Some(&cancel), |_| unreachable!());
        done.cancel();
        assert_eq!(waited.unwrap_err(), SolveError::Cancelled);
    });
}

#[test]
fn files_are_listed_verified_and_removed() {
    let (folder, bytes) = written();
    let store = Store::in_directory(folder.path());
    let path = file(folder.path());
    fs::write(folder.path().join("notes.txt"), "no table").unwrap();
    let [found] = &store.list()[..] else { panic!("one file") };
    assert_eq!(found.path, path);
    assert!(found.name.starts_with("4x4-15-stm-standard-test-"), "{}", found.name);
    assert_eq!(
        (found.bytes, found.size, found.blank, found.metric, found.tables, &found.fault),
        (
            BYTES + 4096,
            Some(Size::FIFTEEN),
            Some(Square::new(15)),
            Some(Metric::Stm),
            Some(TableSize::Standard),
            &None
        )
    );
    assert_eq!(found.checksum, Some(twox_hash::XxHash3_128::oneshot(&expected())));
    assert_eq!(store.verify(), store.list());

    let mut altered = bytes.clone();
    altered[70_000] ^= 4;
    fs::write(&path, &altered).unwrap();
    assert_eq!(store.list()[0].fault, None);
    assert_eq!(store.verify()[0].fault.as_ref().unwrap().code(), "table-payload");
    fs::write(&path, &bytes[..50]).unwrap();
    let found = &store.list()[0];
    assert_eq!(found.fault.as_ref().unwrap().code(), "table-length");
    assert_eq!((found.size, found.checksum), (None, None));

    found.remove().unwrap();
    assert_eq!(store.list(), []);
    assert_eq!(found.remove().unwrap_err().code(), "table-not-written");
}

#[test]
fn what_killed_processes_left_is_removed_in_time() {
    let (folder, _) = written();
    let path = file(folder.path());
    for (name, age) in [(".old.part", 2 * 3600), (".new.part", 60), ("old.part", 7200)] {
        let file = fs::File::create(folder.path().join(name)).unwrap();
        let then = std::time::SystemTime::now() - std::time::Duration::from_secs(age);
        file.set_modified(then).unwrap();
    }
    fs::remove_file(path).unwrap();
    table(&Store::in_directory(folder.path()), &key());
    let there = |name: &str| folder.path().join(name).exists();
    assert!(!there(".old.part") && there(".new.part") && there("old.part"));
}
