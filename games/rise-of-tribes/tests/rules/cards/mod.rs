//! The cards of Rise of Tribes, its advanced modules, its rulings and its edge cases.

mod more;

mod elders_borrowed;
mod events_beasts;
mod events_general;
mod events_goods;
mod events_late;
mod events_objects;
mod events_people;
mod events_volcano;
mod powers_limits;
mod rulings_more;
mod terrain_limits;
