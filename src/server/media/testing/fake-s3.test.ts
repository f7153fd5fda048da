import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { signatureFault } from './fake-s3-signature.ts'

// The example "GET Object" of Amazon's description of Signature Version 4, whose keys are public.
const account = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const signature = 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41'
const request = (changes: object = {}, headers: object = {}) =>
  ({
    method: 'GET',
    url: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-date': '20130524T000000Z',
      'x-amz-content-sha256': createHash('sha256').digest('hex'),
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,' +
        `SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=${signature}`,
      ...headers,
    },
    ...changes,
  }) as unknown as IncomingMessage
const then = Date.UTC(2013, 4, 24)

test('the fake accepts the signature of the published example', () => {
  expect(signatureFault(request(), account, then)).toBeUndefined()
})

test.each([
  ['another path', request({ url: '/test2.txt' }), 'SignatureDoesNotMatch'],
  ['another method', request({ method: 'DELETE' }), 'SignatureDoesNotMatch'],
  ['another question', request({ url: '/test.txt?uploads=' }), 'SignatureDoesNotMatch'],
  ['another body', request({}, { 'x-amz-content-sha256': 'ab'.repeat(32) }), 'SignatureDoesNotMatch'],
  ['a header that nobody signed', request({}, { 'x-amz-copy-source': '/other/file' }), 'AccessDenied'],
  ['no signature', request({}, { authorization: '' }), 'AccessDenied'],
])('the fake refuses %s', (_, changed, reason) => {
  expect(signatureFault(changed, account, then)).toBe(reason)
})

test('the fake refuses another time, key or region', () => {
  expect(signatureFault(request(), account, then + 60 * 60_000)).toBe('RequestTimeTooSkewed')
  expect(signatureFault(request(), { ...account, accessKeyId: 'OTHER' }, then)).toBe('InvalidAccessKeyId')
  expect(signatureFault(request(), { ...account, secretAccessKey: 'other' }, then)).toBe('SignatureDoesNotMatch')
  expect(signatureFault(request(), { ...account, region: 'eu-west-1' }, then)).toBe('AuthorizationHeaderMalformed')
})
