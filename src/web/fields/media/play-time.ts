/** A length in seconds as players write it (`1:05`, `1:02:03`); digits and colons are the same in every language. */
export const playTime = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds))
  const [hours, minutes, rest] = [Math.trunc(whole / 3600), Math.trunc(whole / 60) % 60, whole % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
