// The door: what other features may use of this one.
export { maskableBefore } from './anonymize/mask-changes.ts'
export { MaskPreview } from './anonymize/mask-preview.tsx'
export { TypedConfirmation, isPhrase, usePhrase } from './anonymize/typed-confirmation.tsx'
export { Missing } from './missing.tsx'
export { keyOfStep, stepOfKey } from './steps/step-keys.ts'
export { StepKeysHost } from './steps/step-keys-host.tsx'
