//! Which instruction sets there are, and which one runs.

use core::{
    fmt,
    sync::atomic::{AtomicU8, Ordering},
};

/// A set of machine instructions that the loops over many boards are compiled for.
///
/// The best one that the processor has is found when it is first needed. Every
/// answer is the same on all of them: they differ in speed alone.
///
/// ```
/// use noyes::InstructionSet;
///
/// println!("running on {}", InstructionSet::in_use());
/// assert!(InstructionSet::in_use().is_available());
/// assert!(InstructionSet::Plain.is_available());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum InstructionSet {
    /// What the program as a whole is compiled for.
    Plain,
    /// AVX2 and bit manipulation, on x86-64.
    Avx2,
}

impl InstructionSet {
    /// All instruction sets, the slowest first.
    pub const ALL: [InstructionSet; 2] = [InstructionSet::Plain, InstructionSet::Avx2];

    /// The name: `plain` or `avx2`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            InstructionSet::Plain => "plain",
            InstructionSet::Avx2 => "avx2",
        }
    }

    /// The instruction set of a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<InstructionSet> {
        InstructionSet::ALL.into_iter().find(|set| set.name() == name)
    }

    /// Whether this processor has it, and kernels are compiled for it.
    #[must_use]
    pub fn is_available(self) -> bool {
        match self {
            InstructionSet::Plain => true,
            InstructionSet::Avx2 => detect::avx2(),
        }
    }

    /// The one that is used: the best one available, up to the [limit](Self::limit).
    #[must_use]
    pub fn in_use() -> InstructionSet {
        let limit = LIMIT.load(Ordering::Relaxed);
        let usable = |set: &InstructionSet| *set as u8 <= limit && set.is_available();
        InstructionSet::ALL.into_iter().rev().find(usable).unwrap_or(InstructionSet::Plain)
    }

    /// From now on this whole process uses no better one than this.
    ///
    /// For measuring and testing: no answer depends on it.
    pub fn limit(self) {
        LIMIT.store(self as u8, Ordering::Relaxed);
    }
}

impl fmt::Display for InstructionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

static LIMIT: AtomicU8 = AtomicU8::new(u8::MAX);

#[cfg(target_arch = "x86_64")]
mod detect {
    cpufeatures::new!(cpu_avx2, "avx2", "bmi1", "bmi2", "popcnt");

    pub(super) fn avx2() -> bool {
        cpu_avx2::get()
    }
}

#[cfg(not(target_arch = "x86_64"))]
mod detect {
    pub(super) fn avx2() -> bool {
        false
    }
}

/// An instruction set that this processor is known to have: there is no way to
/// make one that it has not.
#[derive(Clone, Copy, Debug)]
pub struct Chosen(InstructionSet);

impl Chosen {
    /// The best one up to the limit.
    pub(crate) fn now() -> Chosen {
        Chosen(InstructionSet::in_use())
    }

    /// Every one that this processor has, for tests.
    #[cfg(test)]
    pub(crate) fn all() -> impl Iterator<Item = Chosen> {
        InstructionSet::ALL.into_iter().filter(|set| set.is_available()).map(Chosen)
    }

    pub(crate) fn set(self) -> InstructionSet {
        self.0
    }
}

/// Defines a function whose body is compiled once for each instruction set.
/// It takes a [`Chosen`] first, and runs the body that is meant for it.
///
/// Everything that the body calls must be inlined into it, since it is only
/// there that the compiler may use the set's instructions.
macro_rules! kernel {
    ($(
        $(#[$meta:meta])*
        $visible:vis fn $name:ident($($arg:ident: $type:ty),* $(,)?) $(-> $answer:ty)? $body:block
    )*) => {$(
        $(#[$meta])*
        #[allow(unsafe_code)]
        $visible fn $name(
            chosen: $crate::kernels::Chosen,
            $($arg: $type),*
        ) $(-> $answer)? {
            #[inline(always)]
            fn plain($($arg: $type),*) $(-> $answer)? $body

            #[cfg(target_arch = "x86_64")]
            #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
            fn avx2($($arg: $type),*) $(-> $answer)? {
                plain($($arg),*)
            }

            match chosen.set() {
                // SAFETY: a `Chosen` is only ever made of a set that the processor has.
                #[cfg(target_arch = "x86_64")]
                $crate::InstructionSet::Avx2 => unsafe { avx2($($arg),*) },
                _ => plain($($arg),*),
            }
        }
    )*};
}
