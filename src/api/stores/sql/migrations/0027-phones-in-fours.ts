/** So many digits in a row find few; a part of a phone has as many at least where a prefix was taken away (core/rules/phone-digits.ts). */
export const TELLING_DIGITS = 6

/** Digits in a row of which the index tells; the first and the last so many of what is sought are looked for. */
const INDEXED = 4

/** The most digits of a phone by E.164; what is longer, or of several guests, is taken apart by a function of its own. */
const MOST_DIGITS = 15

/** As numbers, of which to take digits is a fraction of the work. */
const foursOfOne = Array.from(
  { length: MOST_DIGITS - INDEXED + 1 },
  (_, at) => `(phones::bigint / ${10 ** at} % ${10 ** INDEXED})::integer`,
).join(', ')

/**
 * Appointments by each four digits in a row of their guests' phones: of three, of which the index of parts tells, there are but a thousand, so that
 * each stands in one of a hundred phones and all of them have to be asked for. The bodies are parsed here, so that they mean these functions whatever
 * the search path is, and those of one guest become part of the statement that asks for them.
 *
 * Behind row-level security PostgreSQL asks no index by a function that it does not vouch for. So one function asks it with the rights of the tables' owner,
 * and keeps to the organization of the wall itself, which is that of the transaction.
 */
export const phonesInFours = [
  // As guest_phones_1 was: the same rule for many guests, for numbers that are no texts, and for none.
  `create function guest_phones_of_many(doc jsonb) returns text language sql immutable parallel safe as $$
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
  `create or replace function guest_phones_1(doc jsonb) returns text language sql immutable parallel safe
    return case when jsonb_typeof(doc -> 'guests') = 'array' and doc #> '{guests,1}' is null
        and jsonb_typeof(doc #> '{guests,0,extraFields,phone}') = 'string'
      then regexp_replace(replace(doc #>> '{guests,0,extraFields,phone}', '(0)', ''), '[^0-9]+', '', 'g')
      else guest_phones_of_many(doc) end`,
  `create function phone_fours_of_many(phones text) returns integer[] language sql immutable parallel safe as $$
    select array(select substr(phones, place, ${INDEXED})::integer
      from generate_series(1, length(phones) - ${INDEXED - 1}) as place
      where strpos(substr(phones, place, ${INDEXED}), ' ') = 0)
  $$`,
  `create function phone_fours(phones text) returns integer[] language sql immutable parallel safe
    return case when length(phones) between ${INDEXED} and ${MOST_DIGITS} and strpos(phones, ' ') = 0
      then (array[${foursOfOne}])[1:length(phones) - ${INDEXED - 1}]
      else phone_fours_of_many(phones) end`,
  `create index appointments_phone_fours on appointments using gin (phone_fours(guest_phones_1))
    with (gin_pending_list_limit = 128) where length(guest_phones_1) >= ${TELLING_DIGITS}`,
  `create function appointments_of_phone(organization uuid, digits text) returns setof tid
    language sql stable security definer rows 10
    begin atomic
      select found.place from (
        select ctid as place, organization_id from appointments
        where length(guest_phones_1) >= ${TELLING_DIGITS}
          and phone_fours(guest_phones_1) @> array[left(digits, ${INDEXED})::integer, right(digits, ${INDEXED})::integer]
          and (guest_phones_1 || '') like '%' || digits || '%'
        offset 0
      ) found
      where found.organization_id = organization
        and organization = case when current_setting('role') = 'frontdesk_app'
          then nullif(current_setting('frontdesk.organization', true), '')::uuid else organization end;
    end`,
]

/**
 * That six digits in a row stand in a text and perhaps in no phone of a guest, as SQL: the first such run is in none, or there are two. Of all others
 * it is true that six digits or more which the text has, a phone has, too.
 */
export const HAS_OTHER_DIGITS = `(strpos(coalesce(guest_phones_1, ''), substring(search_text from '[0-9]{${TELLING_DIGITS},}')) = 0
  or search_text ~ '[0-9]{${TELLING_DIGITS}}[^0-9].*[0-9]{${TELLING_DIGITS}}')`

/** Parts of the words of those, which are few; it needs what 0004 may have had to do without. */
export const otherDigits = [
  `create index appointments_other_digits on appointments using gin (search_text gin_trgm_ops)
    with (gin_pending_list_limit = 128) where ${HAS_OTHER_DIGITS}`,
]
