/**
 * The digits of guests' phones, so that digits find them however they are written. The database derives them itself: rows
 * that are there have them at once, and no writer can forget them. The number is that of the rule, which
 * core/rules/phone-digits.ts states too: another rule is another function and another column.
 */
export const guestPhones = [
  `create function guest_phones_1(doc jsonb) returns text language sql immutable parallel safe as $$
    select string_agg(regexp_replace(replace(phone, '(0)', ''), '[^0-9]+', '', 'g'), ' ' order by place)
    from (
      select place, case jsonb_typeof(guest #> '{extraFields,phone}')
        when 'string' then guest #>> '{extraFields,phone}'
        when 'number' then substring(guest #>> '{extraFields,phone}' from '^[0-9]{1,15}$')
      end as phone
      from jsonb_array_elements(case jsonb_typeof(doc -> 'guests') when 'array' then doc -> 'guests' else '[]' end)
        with ordinality as listed (guest, place)
    ) phones
  $$`,
  `alter table appointments
    add column guest_phones_1 text collate "C" generated always as (guest_phones_1(doc)) stored`,
]

/** Parts of phones, for searches that name no time; it needs what 0004 may have had to do without. */
export const guestPhonesSearch = [
  `create index appointments_guest_phones on appointments using gin (guest_phones_1 gin_trgm_ops)`,
]
