//! What C cannot be made to do, and what it must not be able to.

use std::ffi::CStr;

use super::*;
use crate::{
    deal::noyes_scramble_options,
    status::{NOYES_INTERNAL, noyes_error_code, noyes_error_message},
};

fn call() -> Call {
    // SAFETY: the pointers of these tests are what they seem.
    unsafe { Call::from_outside() }
}

fn said() -> (String, String) {
    // SAFETY: both are texts until this thread's next error.
    let text = |at| unsafe { CStr::from_ptr(at) }.to_str().unwrap().to_owned();
    (text(noyes_error_code()), text(noyes_error_message()))
}

#[test]
fn a_panic_ends_at_the_door() {
    for panic in [|| panic!("a wheel came off"), || panic!("{} wheels came off", 2)] as [fn(); 2] {
        let status = call().run(|| {
            panic();
            Ok(())
        });
        assert_eq!(status, NOYES_INTERNAL);
        let (code, message) = said();
        assert_eq!(code, "internal-error");
        assert!(message.ends_with("came off"), "{message}");
    }
    // What was to be given is not there.
    let mut place = ptr::dangling_mut::<u32>();
    assert_eq!(call().give("place", &raw mut place, || panic!()), NOYES_INTERNAL);
    assert!(place.is_null());
}

#[test]
fn an_older_caller_s_struct_is_filled_up_with_zeros_and_a_newer_one_s_is_looked_at() {
    /// As a later version could have it.
    #[repr(C)]
    #[derive(Clone, Copy)]
    struct Longer {
        known: noyes_limits,
        more: u64,
    }
    // SAFETY: zeros are a value of each field.
    let mut longer: Longer = unsafe { MaybeUninit::zeroed().assume_init() };
    longer.known.struct_size = size_of::<Longer>() as u32;
    longer.known.nodes = 7;
    let read =
        |longer: &Longer| call().wishes("limits", ptr::from_ref(longer).cast::<noyes_limits>());
    assert_eq!(read(&longer).unwrap().unwrap().nodes, 7);
    longer.more = 1;
    assert_eq!(read(&longer).err().unwrap().code, "bad-struct-size");

    /// As if `noyes_limits` had grown since.
    #[repr(C)]
    #[derive(Clone, Copy)]
    struct Grown(Longer);
    // SAFETY: as for the struct that it has grown from.
    unsafe impl Growing for Grown {
        const FIRST: usize = noyes_limits::FIRST;
    }
    longer.known.struct_size = size_of::<noyes_limits>() as u32;
    let grown = call().wishes("limits", ptr::from_ref(&longer).cast::<Grown>()).unwrap().unwrap();
    assert_eq!((grown.0.known.nodes, grown.0.more), (7, 0));
}

#[test]
fn a_struct_without_its_size_is_an_error() {
    for size in [0, 8, u32::MAX] {
        // SAFETY: zeros are a value of each field.
        let mut options: noyes_scramble_options = unsafe { MaybeUninit::zeroed().assume_init() };
        options.struct_size = size;
        let error = call().wishes("options", &raw const options).err().unwrap();
        assert_eq!(error.code, "bad-struct-size", "{size}");
    }
}
