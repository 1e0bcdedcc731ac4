//! How well a figure can be read on a colour.

use super::palette::Lch;

/// The contrast of two colours (WCAG 2.2).
pub(super) fn contrast(a: Lch, b: Lch) -> f64 {
    let luminance = |colour: Lch| {
        let [r, g, b] = linear(colour);
        0.2126 * r + 0.7152 * g + 0.0722 * b
    };
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// Linear RGB as it is shown: what the screen cannot show is cut off. Ottosson 2020.
pub(super) fn linear(Lch(lightness, chroma, hue): Lch) -> [f64; 3] {
    let (sin, cos) = hue.to_radians().sin_cos();
    let lab = [lightness, chroma * cos, chroma * sin];
    let cones = [
        [1.0, 0.396_337_777_4, 0.215_803_757_3],
        [1.0, -0.105_561_345_8, -0.063_854_172_8],
        [1.0, -0.089_484_177_5, -1.291_485_548],
    ]
    .map(|row| dot(row, lab).powi(3));
    [
        [4.076_741_662_1, -3.307_711_591_3, 0.230_969_929_2],
        [-1.268_438_004_6, 2.609_757_401_1, -0.341_319_396_5],
        [-0.004_196_086_3, -0.703_418_614_7, 1.707_614_701],
    ]
    .map(|row| dot(row, cones).clamp(0.0, 1.0))
}

pub(super) fn dot(a: [f64; 3], b: [f64; 3]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}
