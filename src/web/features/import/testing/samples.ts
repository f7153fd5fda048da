/** Exports of other systems as they come, each with its own headings, dates and names. */
export const SAMPLES = {
  acuity: `"Start Time","End Time","First Name","Last Name","Phone","Email","Type","Calendar","Appointment Price","Paid?","Notes","Label","Appointment ID"
"November 23, 2026 11:00 am","November 23, 2026 11:45 am","Anna","Gómez","'600555142","anna.gomez@example.com","Check-up","Ana Vidal","60.00","no","left knee, ""old""","","4410982"
"December 2, 2026 4:30 pm","December 2, 2026 5:15 pm","Luis","Mora","+34 600 555 143","","Check-up","J. Etxeberria","60.00","yes","","","4410983"`,
  square: `Start,Staff,Service,Client,Duration (min),Client Phone,Status,Booking ID
2026-11-23T11:00:00+01:00,Ana Vidal,Check-up,Anna Gómez,45,(212) 555-0142,Accepted,b1
2026-11-24T09:00:00+01:00,Ana Vidal,Check-up,Luis Mora,45,,No-show,b2`,
  fresha: `Ref. no.;Client;Service;Scheduled date;Time;Duration;Location;Team member;Status
#01A;Anna Gómez;Check-up;23/11/2026;11:00;45min;Calle Mayor 3;Ana Vidal;Confirmed
#01B;Luis Mora;Check-up;24/11/2026;9:30;1h 15min;Calle Mayor 3;Jone Etxeberria;Cancelled`,
  google: `Subject,Start Date,Start Time,End Date,End Time,All Day Event,Description,Location
Anna Gómez,11/23/2026,11:00:00 AM,11/23/2026,11:45:00 AM,False,Bring the pictures,
Holiday,12/24/2026,,12/24/2026,,True,,`,
  ics: [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
    'BEGIN:VEVENT',
    'UID:one@google.com',
    'DTSTAMP:20261101T000000Z',
    'DTSTART:20261123T100000Z',
    'DTEND:20261123T104500Z',
    'SUMMARY:Anna\\, knee',
    'DESCRIPTION:A long line that is folded aft',
    ' er some characters',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:two@google.com',
    'DTSTAMP:20261101T000000Z',
    'DTSTART;VALUE=DATE:20261224',
    'DTEND;VALUE=DATE:20261225',
    'SUMMARY:Holiday',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:three@google.com',
    'DTSTAMP:20261101T000000Z',
    'DTSTART:20261201T090000Z',
    'DTEND:20261201T093000Z',
    'RRULE:FREQ=WEEKLY;COUNT=3',
    'SUMMARY:Team',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n'),
} as const
