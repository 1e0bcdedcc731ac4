//! Parquet files: columns of a table, a group of rows at a time.

use std::{io, mem, sync::Arc};

use parquet::{
    basic::{Compression, ConvertedType, LogicalType, Repetition, Type as Physical},
    data_type::{BoolType, ByteArray, ByteArrayType, DataType, DoubleType, Int32Type, Int64Type},
    errors::ParquetError,
    file::{
        properties::WriterProperties,
        writer::{SerializedFileWriter, SerializedRowGroupWriter},
    },
    schema::types::{Type, TypePtr},
};

use super::{
    Cell, Row,
    row::{Columns, Kind},
    target::Target,
};
use crate::{
    fault::{Failure, Fault},
    status::Status,
};

/// Rows of one group: enough for good compression, few enough for memory.
const GROUP_ROWS: usize = 1 << 16;
/// Numbers and letters of one group, for boards with very many of them.
const GROUP_WEIGHT: usize = 64 << 20;

/// A table that grows by rows.
pub(crate) struct Table {
    file: SerializedFileWriter<Target>,
    columns: Vec<Buffer>,
    rows: usize,
    weight: usize,
}

impl Table {
    pub(crate) fn new<R: Row>(target: Target) -> Result<Table, Failure> {
        let columns = Columns::of::<R>();
        let fields = columns.iter().map(|(name, kind)| field(name, kind));
        let file = fields
            .collect::<Result<Vec<_>, _>>()
            .and_then(|fields| Type::group_type_builder("schema").with_fields(fields).build())
            .and_then(|schema| {
                let properties =
                    WriterProperties::builder().set_compression(Compression::SNAPPY).build();
                SerializedFileWriter::new(target, Arc::new(schema), Arc::new(properties))
            })
            .map_err(failure)?;
        let columns = columns.iter().map(|(_, kind)| Buffer::new(kind)).collect();
        Ok(Table { file, columns, rows: 0, weight: 0 })
    }

    pub(crate) fn put(&mut self, rows: Vec<Vec<Cell>>) -> Result<(), Failure> {
        for cells in rows {
            for (column, cell) in self.columns.iter_mut().zip(cells) {
                self.weight += column.push(cell);
            }
            self.rows += 1;
            if self.rows >= GROUP_ROWS || self.weight >= GROUP_WEIGHT {
                self.write_group()?;
            }
        }
        Ok(())
    }

    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        if self.rows > 0 {
            self.write_group()?;
        }
        self.file.into_inner().map_err(failure)?.finish()
    }

    fn write_group(&mut self) -> Result<(), Failure> {
        (self.rows, self.weight) = (0, 0);
        let mut group = self.file.next_row_group().map_err(failure)?;
        let written = self.columns.iter_mut().try_for_each(|column| column.write(&mut group));
        written.and_then(|()| group.close()).map(drop).map_err(failure)
    }
}

/// The error of a write, wherever Parquet has put it.
fn failure(error: ParquetError) -> Failure {
    let text = error.to_string();
    let source = match error {
        ParquetError::External(source) => source.downcast::<io::Error>().ok(),
        _ => None,
    };
    match source {
        Some(error) if error.kind() == io::ErrorKind::BrokenPipe => Failure::BrokenPipe,
        source => Failure::Fault(Fault {
            code: "cannot-write",
            message: format!(
                "cannot write Parquet: {}",
                source.map_or(text, |error| error.to_string())
            ),
            at: None,
            status: Status::Broken,
        }),
    }
}

fn field(name: &str, kind: Kind) -> Result<TypePtr, ParquetError> {
    let (physical, converted, logical) = match kind {
        Kind::Bool => (Physical::BOOLEAN, ConvertedType::NONE, None),
        Kind::Number => (Physical::INT64, ConvertedType::NONE, None),
        Kind::Real => (Physical::DOUBLE, ConvertedType::NONE, None),
        Kind::Text => (Physical::BYTE_ARRAY, ConvertedType::UTF8, Some(LogicalType::String)),
        Kind::Numbers => {
            let element = Type::primitive_type_builder("element", Physical::INT32)
                .with_repetition(Repetition::REQUIRED)
                .build()?;
            let list = Type::group_type_builder("list")
                .with_repetition(Repetition::REPEATED)
                .with_fields(vec![Arc::new(element)])
                .build()?;
            return Type::group_type_builder(name)
                .with_repetition(Repetition::OPTIONAL)
                .with_converted_type(ConvertedType::LIST)
                .with_logical_type(Some(LogicalType::List))
                .with_fields(vec![Arc::new(list)])
                .build()
                .map(Arc::new);
        }
    };
    Type::primitive_type_builder(name, physical)
        .with_repetition(Repetition::OPTIONAL)
        .with_converted_type(converted)
        .with_logical_type(logical)
        .build()
        .map(Arc::new)
}

/// A column's values of the rows that are not written yet, with Parquet's
/// levels: the first says whether there is a value (1), for lists whether
/// there is a list (1) with something in it (2); the second whether a value
/// goes on with the list before it (1).
struct Buffer {
    values: Values,
    definitions: Vec<i16>,
    repetitions: Vec<i16>,
}

enum Values {
    Bool(Vec<bool>),
    Number(Vec<i64>),
    Real(Vec<f64>),
    Text(Vec<ByteArray>),
    Numbers(Vec<i32>),
}

impl Buffer {
    fn new(kind: Kind) -> Buffer {
        let values = match kind {
            Kind::Bool => Values::Bool(Vec::new()),
            Kind::Number => Values::Number(Vec::new()),
            Kind::Real => Values::Real(Vec::new()),
            Kind::Text => Values::Text(Vec::new()),
            Kind::Numbers => Values::Numbers(Vec::new()),
        };
        Buffer { values, definitions: Vec::new(), repetitions: Vec::new() }
    }

    /// Adds a cell and returns about how many bytes it takes.
    fn push(&mut self, cell: Cell) -> usize {
        let weight = match (&mut self.values, cell) {
            (Values::Bool(values), Cell::Bool(value)) => {
                values.push(value);
                1
            }
            (Values::Number(values), Cell::Number(value)) => {
                values.push(value as i64);
                8
            }
            (Values::Real(values), Cell::Real(value)) => {
                values.push(value);
                8
            }
            (Values::Text(values), Cell::Text(value)) => {
                let weight = value.len();
                values.push(value.into_bytes().into());
                weight
            }
            (Values::Numbers(values), Cell::Numbers(list)) => {
                let weight = 4 * list.len();
                self.repetitions.push(0);
                if list.is_empty() {
                    self.definitions.push(1);
                } else {
                    self.repetitions.extend(list.iter().skip(1).map(|_| 1));
                    self.definitions.extend(list.iter().map(|_| 2));
                }
                values.extend(list.into_iter().map(|number| number as i32));
                return weight;
            }
            // Nothing, or nothing that belongs here.
            _ => {
                self.repetitions.push(0);
                self.definitions.push(0);
                return 0;
            }
        };
        self.repetitions.push(0);
        self.definitions.push(1);
        weight
    }

    fn write(
        &mut self,
        group: &mut SerializedRowGroupWriter<'_, Target>,
    ) -> Result<(), ParquetError> {
        let definitions = mem::take(&mut self.definitions);
        let repetitions = mem::take(&mut self.repetitions);
        match &mut self.values {
            Values::Bool(v) => write::<BoolType>(group, v, &definitions, None),
            Values::Number(v) => write::<Int64Type>(group, v, &definitions, None),
            Values::Real(v) => write::<DoubleType>(group, v, &definitions, None),
            Values::Text(v) => write::<ByteArrayType>(group, v, &definitions, None),
            Values::Numbers(v) => write::<Int32Type>(group, v, &definitions, Some(&repetitions)),
        }
    }
}

fn write<T: DataType>(
    group: &mut SerializedRowGroupWriter<'_, Target>,
    values: &mut Vec<T::T>,
    definitions: &[i16],
    repetitions: Option<&[i16]>,
) -> Result<(), ParquetError> {
    let Some(mut column) = group.next_column()? else { return Ok(()) };
    column.typed::<T>().write_batch(values, Some(definitions), repetitions)?;
    values.clear();
    column.close()
}
