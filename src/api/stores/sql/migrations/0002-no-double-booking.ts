/**
 * The backstop against double booking, behind the lock on the calendars. On its own it would be safe but slow:
 * transactions that insert at once wait for each other in pairs until the deadlock detector steps in.
 */
export const noDoubleBooking = [
  `create extension if not exists btree_gist`,
  `alter table occupancies add constraint occupancies_disjoint exclude using gist (
    organization_id with =, calendar_id with =, int8range(from_ms, to_ms) with &&
  )`,
]
