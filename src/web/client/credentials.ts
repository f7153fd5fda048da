import { importSecret } from '#api/signing/digest.ts'
import type { AccessKey } from '#api/signing/sign.ts'

export { defaultProfile, type SigningProfile } from '#api/signing/canonical.ts'
export { canSign } from '#api/signing/digest.ts'
/** An Access Key ID with a key that signs and that nobody can read back. */
export type Credentials = AccessKey<CryptoKey>

/** Takes a Secret Access Key in: from here on it exists only as a key that cannot be read. */
export const takeSecret = async (accessKeyId: string, secretAccessKey: string): Promise<Credentials> => ({
  accessKeyId,
  key: await importSecret(secretAccessKey),
})
