/** What a field shows around its input. */
export interface FieldLook {
  label: string
  /** The label is only heard: what stands around the field says it. */
  isLabelHidden?: boolean | undefined
  /** A quiet addition to the label, such as the zone of a time. */
  aside?: string | undefined
  help?: string | undefined
  /** What else is wrong with the value; what cannot be read is told first. */
  error?: string | undefined
  /** Wrong, though the words stand elsewhere. */
  isInvalid?: boolean | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  name?: string | undefined
}
