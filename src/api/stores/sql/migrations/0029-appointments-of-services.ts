/** Counts anew how many appointments each service has, where none are counted yet: before there were triggers, or while they slept. */
export const COUNT_APPOINTMENTS = `insert into appointment_counts (organization_id, service_id, appointments)
  select organization_id, doc ->> 'serviceId', count(*) from appointments where doc ->> 'serviceId' is not null group by 1, 2`

/** The triggers that keep the counts. A divided table needs them itself: those of its parts do not hear of what is written through it (decision 62). */
export const COUNTING_TRIGGERS = [
  `create trigger appointments_inserted after insert on appointments referencing new table as written
    for each statement execute function count_appointments()`,
  `create trigger appointments_deleted after delete on appointments referencing old table as written
    for each statement execute function count_appointments()`,
  // Row by row, so that a move, which is of the same service as before, calls nothing.
  `create trigger appointments_of_another_service after update on appointments for each row
    when (old.doc -> 'serviceId' is distinct from new.doc -> 'serviceId' or old.organization_id <> new.organization_id)
    execute function count_appointments()`,
  `create trigger appointments_truncated after truncate on appointments execute function count_appointments()`,
]

/**
 * How many appointments each service has, as the sum of a few rows. Who writes appointments adds to a row that nobody else holds, and makes another one where
 * all are held: nobody waits, and there are as many as ever wrote at once. The database keeps them itself, so that they are right whoever writes, and takes
 * them back with what it rolls back.
 */
export const appointmentsOfServices = [
  `create table appointment_counts (
    organization_id uuid not null references organizations,
    service_id text collate "C" not null,
    part uuid not null default gen_random_uuid(),
    appointments bigint not null,
    primary key (organization_id, service_id, part)
  ) with (fillfactor = 50)`,
  // Two statements, so that the second one sees the row as whoever held it before has left it.
  `create function add_appointments(organization uuid, service text, more bigint) returns void language plpgsql as $$
    declare
      place tid;
    begin
      if service is null then
        return;
      end if;
      select ctid into place from appointment_counts
        where organization_id = organization and service_id = service limit 1 for update skip locked;
      update appointment_counts set appointments = appointments + more
        where organization_id = organization and service_id = service and ctid = place;
      if not found then
        insert into appointment_counts (organization_id, service_id, appointments) values (organization, service, more);
      end if;
    end
  $$`,
  `create function count_appointments() returns trigger language plpgsql as $$
    declare
      counted record;
    begin
      if tg_op = 'UPDATE' then
        perform add_appointments(old.organization_id, old.doc ->> 'serviceId', -1);
        perform add_appointments(new.organization_id, new.doc ->> 'serviceId', 1);
      elsif tg_op = 'TRUNCATE' then
        delete from appointment_counts;
      else
        for counted in select organization_id, doc ->> 'serviceId' as service, count(*) as appointments from written group by 1, 2 loop
          perform add_appointments(counted.organization_id, counted.service,
            case tg_op when 'INSERT' then counted.appointments else -counted.appointments end);
        end loop;
      end if;
      return null;
    end
  $$`,
  ...COUNTING_TRIGGERS,
  // Behind the triggers, which let nobody else write until this transaction ends.
  COUNT_APPOINTMENTS,
]
