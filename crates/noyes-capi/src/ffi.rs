//! Everything that follows a pointer from outside.
//!
//! What can be found out about a pointer (NULL, not aligned, a length that no memory has, text that
//! is not UTF-8) is an error; the rest is the caller's promise, which the header spells out.

#![allow(unsafe_code)]

use std::{
    ffi::{CStr, c_char, c_void},
    mem::{MaybeUninit, offset_of},
    panic::{AssertUnwindSafe, catch_unwind},
    ptr, slice,
};

use noyes_engine::Error;

use crate::{
    answer::Answer,
    limits::{noyes_limits, noyes_progress},
    status::{self, Fault, NOYES_OK, noyes_status},
};

/// One call from outside, whose pointers keep the header's promises until it returns.
pub(crate) struct Call(());

/// What is read of the caller's memory: plain old data that any bytes are a value of.
///
/// # Safety
/// Every pattern of bits is a value; a list of them has no padding.
pub(crate) unsafe trait Plain: Copy {}

// SAFETY: these are numbers and pointers.
unsafe impl Plain for u8 {}
// SAFETY: as above.
unsafe impl Plain for u16 {}
// SAFETY: as above.
unsafe impl Plain for u32 {}
// SAFETY: as above.
unsafe impl Plain for *const c_char {}

/// A struct that the caller fills and that later versions make longer.
///
/// # Safety
/// It is `repr(C)`, begins with its size as a `u32`, and zeros are a value of every field.
pub(crate) unsafe trait Growing: Copy {
    /// How long it was in the first version.
    const FIRST: usize;
}

// SAFETY: numbers, pointers and an optional function, the size before them.
unsafe impl Growing for noyes_limits {
    const FIRST: usize = offset_of!(noyes_limits, progress_data) + size_of::<*mut c_void>();
}

// SAFETY: numbers and pointers, the size before them.
unsafe impl Growing for crate::deal::noyes_scramble_options {
    const FIRST: usize = size_of::<Self>();
}

// SAFETY: pointers, the size before them.
unsafe impl Growing for crate::solver::noyes_solver_options {
    const FIRST: usize = size_of::<Self>();
}

impl Call {
    /// The call that is being answered.
    ///
    /// # Safety
    /// Until the function that was called returns, every pointer that it was given is NULL or points
    /// to what its type and the header say, which nobody changes meanwhile; what it may write to,
    /// nobody reads either.
    pub(crate) unsafe fn from_outside() -> Call {
        Call(())
    }

    /// Does the work; what goes wrong, panics included, is remembered for this thread.
    pub(crate) fn run(&self, work: impl FnOnce() -> Result<(), Error>) -> noyes_status {
        let done = catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
            let said = panic.downcast_ref::<&str>().map(|said| (*said).to_owned());
            let said = said.or_else(|| panic.downcast_ref::<String>().cloned());
            Err(Fault::Internal { said: said.unwrap_or_default() }.into())
        });
        match done {
            Ok(()) => NOYES_OK,
            Err(error) => status::remember(&error),
        }
    }

    /// Does the work and puts what it gives where the caller wants it; NULL if it failed.
    pub(crate) fn give<T>(
        &self,
        name: &'static str,
        place: *mut *mut T,
        work: impl FnOnce() -> Result<*mut T, Error>,
    ) -> noyes_status {
        self.run(|| {
            self.put(name, place, ptr::null_mut())?;
            self.put(name, place, work()?)
        })
    }

    /// Writes one value.
    pub(crate) fn put<T>(&self, name: &'static str, place: *mut T, value: T) -> Result<(), Error> {
        check(name, place)?;
        // SAFETY: not NULL and aligned, and the caller's to write to.
        unsafe { place.write(value) };
        Ok(())
    }

    /// A text that has to be there.
    pub(crate) fn text(&self, name: &'static str, text: *const c_char) -> Result<&str, Error> {
        check(name, text)?;
        // SAFETY: not NULL, and the caller's text ends with a zero.
        let bytes = unsafe { CStr::from_ptr(text) };
        bytes.to_str().map_err(|error| Fault::Utf8 { name, at: error.valid_up_to() }.into())
    }

    /// A text that may be NULL.
    pub(crate) fn maybe_text(
        &self,
        name: &'static str,
        text: *const c_char,
    ) -> Result<Option<&str>, Error> {
        if text.is_null() { Ok(None) } else { self.text(name, text).map(Some) }
    }

    /// A list; one of no elements may be NULL.
    pub(crate) fn list<T: Plain>(
        &self,
        name: &'static str,
        list: *const T,
        length: usize,
    ) -> Result<&[T], Error> {
        check_list(name, list, length)?;
        // SAFETY: aligned, not NULL unless empty, not larger than memory, and the caller's list.
        Ok(if length == 0 { &[] } else { unsafe { slice::from_raw_parts(list, length) } })
    }

    /// A list to write to. Nothing else of the caller's may be read while it is there.
    #[expect(clippy::mut_from_ref, reason = "it is the caller's memory, not the call's")]
    pub(crate) fn list_mut<T: Plain>(
        &self,
        name: &'static str,
        list: *mut T,
        length: usize,
    ) -> Result<&mut [T], Error> {
        check_list(name, list, length)?;
        // SAFETY: as for `list`, and the caller's to write to.
        Ok(if length == 0 { &mut [] } else { unsafe { slice::from_raw_parts_mut(list, length) } })
    }

    /// A struct of wishes; NULL has none. What an older caller does not know of is zero; what a newer
    /// one wants and this version does not know of is an error.
    pub(crate) fn wishes<T: Growing>(
        &self,
        name: &'static str,
        wishes: *const T,
    ) -> Result<Option<T>, Error> {
        if wishes.is_null() {
            return Ok(None);
        }
        check(name, wishes)?;
        // SAFETY: not NULL, aligned, and each of these structs begins with its size.
        let size = unsafe { wishes.cast::<u32>().read() } as usize;
        // Nobody's struct is a thousand times longer than it was: that is not a size.
        if size < T::FIRST || size > 1024 * T::FIRST {
            return Err(Fault::StructSize { name, found: size, expected: size_of::<T>() }.into());
        }
        let known = size.min(size_of::<T>());
        // SAFETY: the struct is as long as it says.
        let unknown =
            unsafe { slice::from_raw_parts(wishes.cast::<u8>().add(known), size - known) };
        if unknown.iter().any(|&byte| byte != 0) {
            return Err(Fault::StructSize { name, found: size, expected: size_of::<T>() }.into());
        }
        let mut read = MaybeUninit::<T>::zeroed();
        // SAFETY: both are at least as long, and zeros are a value of what was not copied.
        Ok(Some(unsafe {
            ptr::copy_nonoverlapping(wishes.cast::<u8>(), read.as_mut_ptr().cast::<u8>(), known);
            read.assume_init()
        }))
    }

    /// What a handle stands for.
    pub(crate) fn handle<T>(&self, name: &'static str, handle: *const T) -> Result<&T, Error> {
        check(name, handle)?;
        // SAFETY: not NULL, aligned, and a handle that the library gave and nobody has freed.
        Ok(unsafe { &*handle })
    }

    /// Frees a handle; NULL is none.
    pub(crate) fn free<T>(&self, handle: *mut T) {
        if check("handle", handle).is_ok() {
            // SAFETY: the library made it with a box, and it is freed once.
            drop(unsafe { Box::from_raw(handle) });
        }
    }

    /// Frees an answer; NULL is none.
    pub(crate) fn free_answer<T>(&self, answer: *mut T) {
        // An answer's first field is what the caller sees, so both have one address.
        self.free(answer.cast::<Answer<T>>());
    }
}

fn check<T>(name: &'static str, pointer: *const T) -> Result<(), Error> {
    if pointer.is_null() {
        return Err(Fault::Null { name }.into());
    }
    match pointer.is_aligned() {
        true => Ok(()),
        false => Err(Fault::Misaligned { name, expected: align_of::<T>() }.into()),
    }
}

fn check_list<T>(name: &'static str, list: *const T, length: usize) -> Result<(), Error> {
    if length == 0 {
        return Ok(());
    }
    check(name, list)?;
    let most = isize::MAX as usize / size_of::<T>();
    // Nor may it go on past the last address.
    if length > most || list.addr().checked_add(length * size_of::<T>()).is_none() {
        return Err(Fault::Length { name, found: length }.into());
    }
    Ok(())
}

/// A function that is told of progress, with the data that it is to be given.
pub(crate) struct Listener {
    call: unsafe extern "C" fn(*const noyes_progress, *mut c_void),
    data: *mut c_void,
}

// SAFETY: the header says that it is called from any thread; the data are only handed through.
unsafe impl Send for Listener {}
// SAFETY: as above.
unsafe impl Sync for Listener {}

impl Listener {
    pub(crate) fn new(limits: &noyes_limits) -> Option<Listener> {
        let call = limits.progress?;
        Some(Listener { call, data: limits.progress_data })
    }

    pub(crate) fn tell(&self, progress: &noyes_progress) {
        // SAFETY: the caller's function, called as the header says, while the call is running.
        unsafe { (self.call)(progress, self.data) }
    }
}

#[cfg(test)]
mod tests;
