/** A bucket of an S3-compatible store, and who may use it. */
export interface S3Settings {
  /** Origin of the store, such as https://s3.eu-west-1.amazonaws.com, without a path. */
  endpoint: string
  region: string
  bucket: string
  /** What every key begins with: empty, or one that ends in a slash. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
  /** Whether the bucket is the first segment of the path; else it is the first label of the host. */
  pathStyle: boolean
}

/** The address that keys are added to. */
export function bucketAddress({ endpoint, bucket, pathStyle }: S3Settings): string {
  const url = new URL(endpoint)
  if (pathStyle) return `${url.origin}/${bucket}`
  return `${url.protocol}//${bucket}.${url.host}`
}
