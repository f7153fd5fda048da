/** A file of bookings of one person, a fiftieth of them with a time that is none. */
export const fileOf = (rows) =>
  [
    'Client,Start,End,Staff,Booking ID,Phone,Notes',
    ...Array.from({ length: rows }, (_, at) => {
      const day = new Date(Date.UTC(2029, 0, 1 + Math.floor(at / 24))).toISOString().slice(0, 10)
      const hour = String(at % 24).padStart(2, '0')
      const start = at % 50 === 49 ? 'soon' : `${day} ${hour}:00`
      return `"Guest${at} Example",${start},${day} ${hour}:20,Marta Cano,old-${at},600${100_000 + at},"left, ""old"""`
    }),
  ].join('\r\n')
