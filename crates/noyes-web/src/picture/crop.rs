//! Which part of a picture is taken, and how large it becomes.

/// A part of a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Part {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

/// The largest part of this shape from the middle of a picture.
pub(crate) fn middle(width: f64, height: f64, aspect: f64) -> Part {
    let part_width = width.min(height * aspect);
    let part_height = height.min(width / aspect);
    Part {
        x: (width - part_width) / 2.0,
        y: (height - part_height) / 2.0,
        width: part_width,
        height: part_height,
    }
}

/// Whole pixels of this shape, the longer side so long.
pub(crate) fn of_aspect(aspect: f64, long_side: f64) -> (u32, u32) {
    let (width, height) = match aspect >= 1.0 {
        true => (long_side, long_side / aspect),
        false => (long_side * aspect, long_side),
    };
    (width.round().max(1.0) as u32, height.round().max(1.0) as u32)
}

/// The size of a picture that is made no larger than this, and never enlarged.
pub(crate) fn within(width: u32, height: u32, long_side: f64) -> (u32, u32) {
    let (w, h) = (f64::from(width), f64::from(height));
    of_aspect(w / h.max(1.0), long_side.min(w.max(h)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_cut_off_is_cut_off_evenly() {
        let square = middle(400.0, 300.0, 1.0);
        assert_eq!(square, Part { x: 50.0, y: 0.0, width: 300.0, height: 300.0 });
        let wide = middle(400.0, 300.0, 2.0);
        assert_eq!(wide, Part { x: 0.0, y: 50.0, width: 400.0, height: 200.0 });
        let all = middle(400.0, 300.0, 4.0 / 3.0);
        assert_eq!((all.x, all.y), (0.0, 0.0));
    }

    #[test]
    fn a_picture_keeps_its_shape() {
        assert_eq!(of_aspect(1.5, 1440.0), (1440, 960));
        assert_eq!(of_aspect(0.5, 1440.0), (720, 1440));
        assert_eq!(within(4000, 3000, 1280.0), (1280, 960));
        assert_eq!(within(300, 200, 1280.0), (300, 200));
        assert_eq!(within(5000, 1, 1280.0), (1280, 1));
    }
}
