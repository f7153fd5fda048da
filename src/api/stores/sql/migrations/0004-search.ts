/** Parts of words, for searches that name no time: without it each of them reads every appointment. */
export const search = [
  `create extension if not exists pg_trgm`,
  `create index appointments_search on appointments using gin (search_text gin_trgm_ops)`,
]
