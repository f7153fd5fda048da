/**
 * Service types that others share are local rows where they were accepted. Those that services name already are taken for accepted:
 * rows of the same ids, with another short name where it is taken.
 */
export const acceptedTypes = [
  `insert into service_types (organization_id, id, sort_key, search_text, folded, unique_key, doc)
    select own.organization_id, type.id, type.sort_key, type.search_text, type.folded, own.slug,
      type.doc || jsonb_build_object('organizationId', own.organization_id, 'slug', own.slug,
        'sharing', jsonb_build_object('scope', 'private', 'organizationIds', jsonb_build_array()))
    from service_types type
    cross join lateral (
      select organization_id, case when row_number() over (partition by organization_id) > 1 or exists (
          select from service_types taken where taken.organization_id = used.organization_id and taken.unique_key = type.unique_key)
        then type.unique_key || '-' || left(type.id::text, 8) || right(type.id::text, 4) else type.unique_key end as slug
      from (select distinct organization_id from services where services.organization_id <> type.organization_id
        and doc -> 'typeId' = to_jsonb(type.id::text)) used
    ) own
    where type.doc #> '{sharing,scope}' = '"public"' or (type.doc #> '{sharing,scope}' = '"organizations"'
      and type.doc #> '{sharing,organizationIds}' @> to_jsonb(own.organization_id::text))
    on conflict do nothing`,
]
