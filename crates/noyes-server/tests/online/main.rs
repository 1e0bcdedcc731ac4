//! The online game, without sockets and without waiting: on SQLite, and on PostgreSQL where
//! `NOYES_POSTGRES` names a server (`cargo xtask test` starts one).

#[path = "../../../noyes-ranked/tests/decoders/altered.rs"]
mod altered;
mod daily;
mod finishes;
mod hostile;
mod players;
mod races;
mod rankings;
mod requests;
mod stores;
mod world;

/// A test that has to hold on both kinds of stores.
macro_rules! on_both_stores {
    ($($(#[$attribute:meta])* async fn $name:ident($world:ident: World) $body:block)*) => {$(
        mod $name {
            #[allow(unused_imports)]
            use super::*;

            $(#[$attribute])*
            async fn test($world: $crate::world::World) $body

            #[tokio::test]
            async fn on_sqlite() {
                test($crate::world::World::sqlite().await).await;
            }

            #[tokio::test]
            async fn on_postgres() {
                if let Some(world) = $crate::world::World::postgres().await {
                    test(world).await;
                }
            }
        }
    )*};
}
pub(crate) use on_both_stores;
