//! Keys sorted by their first bits.

/// The most keys of a segment: a megabyte, which a processor's second memory
/// holds while they are sorted.
pub(super) const LONGEST: usize = 1 << 17;

/// How many keys of a segment share their first bits, on average.
const RUN: usize = 64;

/// How many keys a bucket has at least, if there are that many: they and a
/// bitmap of them stay in the nearest memory.
const BUCKET: usize = 1 << 12;

/// A key, and how many more of it there were than one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Again {
    pub(super) key: u64,
    pub(super) more: u64,
}

/// Keys sorted by their first bits.
#[derive(Clone)]
pub(super) struct Segment {
    keys: Vec<u64>,
    /// Where each run ends. Their number is a power of two.
    ends: Vec<u32>,
}

/// The number of runs of a segment that is made for so many keys.
fn runs(length: usize) -> usize {
    (length / RUN).next_power_of_two()
}

/// Which of `runs` runs a key belongs to.
#[inline(always)]
fn run_of(key: u64, runs: usize) -> usize {
    // Two shifts, because one of 64 bits would be an overflow.
    (key >> 1 >> (63 - runs.trailing_zeros())) as usize
}

impl Segment {
    /// Sorts keys; `length` is that of a full segment.
    pub(super) fn new(latest: &[u64], length: usize) -> Segment {
        let runs = runs(length);
        let mut ends = vec![0u32; runs];
        for &key in latest {
            ends[run_of(key, runs)] += 1;
        }
        let mut start = 0;
        for end in &mut ends {
            start += std::mem::replace(end, start);
        }
        let mut keys = vec![0; latest.len()];
        for &key in latest {
            let end = &mut ends[run_of(key, runs)];
            keys[*end as usize] = key;
            *end += 1;
        }
        Segment { keys, ends }
    }

    pub(super) fn keys(&self) -> &[u64] {
        &self.keys
    }

    /// Whether it has as many runs as one that is made for so many keys.
    pub(super) fn is_alike(&self, length: usize) -> bool {
        self.ends.len() == runs(length)
    }

    /// Drops the keys that came before, of those in `all`, which is sorted.
    pub(super) fn keep_first(&mut self, all: &[Again], is_there: &mut [bool]) {
        let runs = self.ends.len();
        let (mut kept, mut start, mut first) = (0, 0, 0);
        for (run, end) in self.ends.iter_mut().enumerate() {
            let count = all[first..].partition_point(|again| run_of(again.key, runs) <= run);
            let of_run = &all[first..first + count];
            for at in start..*end as usize {
                let key = self.keys[at];
                let keep = match of_run.binary_search_by_key(&key, |again| again.key) {
                    Ok(found) => !std::mem::replace(&mut is_there[first + found], true),
                    Err(_) => true,
                };
                self.keys[kept] = key;
                kept += usize::from(keep);
            }
            start = *end as usize;
            *end = kept as u32;
            first += count;
        }
        self.keys.truncate(kept);
    }

    /// Where a run begins, or the last one ends.
    fn start(&self, run: usize) -> usize {
        if run == 0 { 0 } else { self.ends[run - 1] as usize }
    }
}

/// Goes through all keys in buckets of neighbouring runs, and hands out how many
/// keys of each are equal to one before, and which, with what is known `more` of
/// them; all in order. The segments have the same number of runs.
pub(super) fn each_bucket(
    segments: &[Segment],
    mut more: &[Again],
    mut each: impl FnMut(u64, &[Again]),
) {
    let Some(runs) = segments.first().map(|segment| segment.ends.len()) else { return };
    let total: usize = segments.iter().map(|segment| segment.keys.len()).sum();
    let buckets = runs.min((total / BUCKET).next_power_of_two());
    let mut finder = Finder::default();
    for bucket in 0..buckets {
        finder.keys.clear();
        for segment in segments {
            let start = segment.start(bucket * runs / buckets);
            let end = segment.start((bucket + 1) * runs / buckets);
            finder.keys.extend_from_slice(&segment.keys[start..end]);
        }
        let surplus = finder.find(buckets.trailing_zeros());
        let (known, rest) =
            more.split_at(more.partition_point(|again| run_of(again.key, buckets) <= bucket));
        more = rest;
        if !known.is_empty() {
            finder.again.extend_from_slice(known);
            unite(&mut finder.again);
        }
        each(surplus, &finder.again);
    }
}

/// Sorts, and adds up what is there of the same key.
pub(super) fn unite(all: &mut Vec<Again>) {
    all.sort_unstable();
    all.dedup_by(|later, first| {
        let same = later.key == first.key;
        first.more += u64::from(same) * later.more;
        same
    });
}

/// Finds equal keys among those of a bucket.
#[derive(Default)]
struct Finder {
    keys: Vec<u64>,
    /// A bit for each of many parts of the keys: whether one came, and whether
    /// one came again. Few keys share a part, so few are left to be compared.
    once: Vec<u64>,
    twice: Vec<u64>,
    candidates: Vec<u64>,
    again: Vec<Again>,
}

impl Finder {
    /// Fills `again`; all keys agree in their first `common` bits.
    fn find(&mut self, common: u32) -> u64 {
        let bits = (self.keys.len() * 16).next_power_of_two().max(64);
        for bitmap in [&mut self.once, &mut self.twice] {
            bitmap.clear();
            bitmap.resize(bits / 64, 0);
        }
        let part = |key: u64| ((key << common) >> (64 - bits.trailing_zeros())) as usize;
        for &key in &self.keys {
            let part = part(key);
            let (word, bit) = (part / 64, 1 << (part % 64));
            if self.once[word] & bit != 0 {
                self.twice[word] |= bit;
            }
            self.once[word] |= bit;
        }
        self.candidates.clear();
        self.candidates.extend(self.keys.iter().filter(|&&key| {
            let part = part(key);
            self.twice[part / 64] >> (part % 64) & 1 != 0
        }));
        self.candidates.sort_unstable();
        self.again.clear();
        let mut surplus = 0;
        for equal in self.candidates.chunk_by(|a, b| a == b) {
            if let [key, _, ..] = *equal {
                let more = equal.len() as u64 - 1;
                self.again.push(Again { key, more });
                surplus += more;
            }
        }
        surplus
    }
}
