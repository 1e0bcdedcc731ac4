//! What is heard and felt of a game, for those who have asked for it.

use core::cell::RefCell;

use leptos::prelude::window;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType, js_sys};

use crate::settings::Settings;

/// What has happened on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    /// Tiles have slid.
    Slid,
    /// They have slid home.
    Solved,
}

/// A sound: its pitch in hertz, when it begins and how long it takes, in seconds, and how loud it
/// is, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Tone {
    pitch: f32,
    at: f64,
    length: f64,
    loud: f32,
}

const CLICK: Tone = Tone { pitch: 210.0, at: 0.0, length: 0.05, loud: 0.12 };
/// The notes of a chord, one after another, as the tiles of the ripple go.
const CHORD: [f32; 4] = [392.0, 493.9, 587.3, 784.0];

thread_local! {
    // Made when the first sound is wanted: until then no browser opens a way to the loudspeaker.
    static AUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Lets the player hear and feel what has happened.
pub(crate) fn tell(event: Event, settings: &Settings) {
    if settings.sounds.0 {
        // A device without sound plays on without.
        sound(event).ok();
    }
    if settings.vibration.0 && can_vibrate() {
        match event {
            Event::Slid => window().navigator().vibrate_with_duration(12),
            Event::Solved => {
                let pattern: js_sys::Array =
                    [40, 60, 40, 60, 90].into_iter().map(JsValue::from).collect();
                window().navigator().vibrate_with_pattern(&pattern)
            }
        };
    }
}

/// Whether there is anything to vibrate: the browser of a desk says no.
pub(crate) fn can_vibrate() -> bool {
    js_sys::Reflect::has(&window().navigator(), &JsValue::from_str("vibrate")).unwrap_or(false)
        && crate::browser::matches("(pointer: coarse)")
}

fn sound(event: Event) -> Result<(), JsValue> {
    let context = AUDIO.with_borrow_mut(|audio| match audio {
        Some(context) => Ok(context.clone()),
        None => AudioContext::new().map(|context| audio.insert(context).clone()),
    })?;
    // A browser may have put it to sleep while nothing was heard.
    let _ = context.resume()?;
    match event {
        Event::Slid => play(&context, CLICK),
        Event::Solved => CHORD.iter().enumerate().try_for_each(|(note, &pitch)| {
            play(&context, Tone { pitch, at: 0.11 * note as f64, length: 0.5, loud: 0.1 })
        }),
    }
}

fn play(context: &AudioContext, tone: Tone) -> Result<(), JsValue> {
    let (oscillator, gain) = (context.create_oscillator()?, context.create_gain()?);
    oscillator.set_type(OscillatorType::Triangle);
    let (begin, end) =
        (context.current_time() + tone.at, context.current_time() + tone.at + tone.length);
    oscillator.frequency().set_value_at_time(tone.pitch, begin)?;
    // It fades: a sound that is cut off clicks twice.
    gain.gain().set_value_at_time(tone.loud, begin)?;
    gain.gain().exponential_ramp_to_value_at_time(0.0005, end)?;
    oscillator.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(begin)?;
    oscillator.stop_with_when(end)
}
