import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Writes a phone of a country with that country's code; what is no phone stays as it is. */
export const phoneWriter =
  (country: string | null): ((text: string) => string) =>
  (text) => {
    const usual = country !== null && isSupportedCountry(country) ? (country as CountryCode) : undefined
    const said = text.replace(/^00(?=[1-9])/, '+')
    const number = parsePhoneNumberFromString(said, usual)
    return number?.isPossible() ? number.formatInternational() : text
  }
