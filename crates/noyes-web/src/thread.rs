//! Threads of the browser, which take questions and post answers.

use serde::{Serialize, de::DeserializeOwned};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// A worker of the browser. It ends with this value.
pub(crate) struct Thread {
    worker: Worker,
    _said: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut(Event)>,
}

impl Thread {
    /// Starts one from its script; `None` if the browser has no workers.
    pub(crate) fn start<A: DeserializeOwned + 'static>(
        script: &str,
        mut on_answer: impl FnMut(A) + 'static,
        mut on_failure: impl FnMut() + 'static,
    ) -> Option<Thread> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(script, &options).ok()?;
        let said = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if let Ok(answer) = serde_json::from_str(&text) {
                on_answer(answer);
            }
        });
        let failed = Closure::<dyn FnMut(Event)>::new(move |_: Event| on_failure());
        worker.set_onmessage(Some(said.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        Some(Thread { worker, _said: said, _failed: failed })
    }

    /// Sends a question.
    pub(crate) fn ask(&self, ask: &impl Serialize) {
        // Numbers and texts only: nothing in here can fail to be written or sent.
        if let Ok(text) = serde_json::to_string(ask) {
            self.worker.post_message(&JsValue::from_str(&text)).ok();
        }
    }
}

impl Drop for Thread {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
