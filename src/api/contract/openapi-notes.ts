/** What the OpenAPI document says of operations beside what their rows say: how calls belong together. */
export const OPERATION_NOTES: Readonly<Record<string, string>> = {
  'multimedia.create':
    'With `url` the medium shows a file of another site. Without it the medium waits for its bytes: the answer has `uploadUrl`, ' +
    'once, and they are sent there by tus (`uploads.send`). The discovery document says what can be sent (`upload`: `maxSize` in ' +
    'bytes, `formats`, `maxPixels`). What could never get its bytes is refused with 422: another format than these without a ' +
    '`url` names `format`, more bytes or more than the quota leaves names `size`. HEIC is such a format: the dashboard makes a ' +
    'JPEG of such a photo before it sends it, and other programs do the same. `size` and `sha256` are compared with what ' +
    'arrives; left out, the upload says its length, and may bring the hash with its last bytes. A record whose upload was given ' +
    'up goes when its address has expired.',
  'multimedia.update':
    '`url: null` asks for the bytes of another file: the answer has `uploadUrl` as that of a created medium has, and until they ' +
    'have arrived the address of the medium answers those that it has. These become an earlier version then.',
  'mediaImports.fromUrl':
    'The file is looked at as an upload is: a format that cannot be sent, HEIC among them, is refused with 422.',
}
