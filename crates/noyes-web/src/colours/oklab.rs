//! Colours as eyes see them: how far apart they are, and eyes that lack one kind of cone.

use super::{
    contrast::{dot, linear},
    palette::Lch,
};

/// A kind of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sight {
    Usual,
    Protanopia,
    Deuteranopia,
    Tritanopia,
}

impl Sight {
    pub(super) const ALL: [Sight; 4] =
        [Sight::Usual, Sight::Protanopia, Sight::Deuteranopia, Sight::Tritanopia];

    /// What such an eye makes of linear RGB: Machado, Oliveira and Fernandes 2009, at full severity.
    fn matrix(self) -> [[f64; 3]; 3] {
        match self {
            Sight::Usual => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Sight::Protanopia => [
                [0.152286, 1.052583, -0.204868],
                [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ],
            Sight::Deuteranopia => [
                [0.367322, 0.860646, -0.227968],
                [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881],
            ],
            Sight::Tritanopia => [
                [1.255528, -0.076749, -0.178779],
                [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900],
            ],
        }
    }
}

/// How far apart two colours are to an eye, in OKLab.
pub(super) fn difference(a: Lch, b: Lch, sight: Sight) -> f64 {
    let seen = |colour: Lch| {
        let rgb = linear(colour);
        oklab(sight.matrix().map(|row| dot(row, rgb).clamp(0.0, 1.0)))
    };
    let (a, b) = (seen(a), seen(b));
    (0..3).map(|axis| (a[axis] - b[axis]).powi(2)).sum::<f64>().sqrt()
}

fn oklab(rgb: [f64; 3]) -> [f64; 3] {
    let cones = [
        [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
        [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
        [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
    ]
    .map(|row| dot(row, rgb).cbrt());
    [
        [0.210_454_255_3, 0.793_617_785, -0.004_072_046_8],
        [1.977_998_495_1, -2.428_592_205, 0.450_593_709_9],
        [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766],
    ]
    .map(|row| dot(row, cones))
}
