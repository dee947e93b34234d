import type { StoreLocation } from '@modiste/catalogue/store/store-connection';
import type { Config } from './config.ts';

/** Where the catalogue lives, with the settings of object storage as Lance names them. */
export function catalogueLocation(config: Config): StoreLocation {
  const { catalogue: uri, s3 } = config;
  if (!uri.startsWith('s3://')) return { uri };
  const storageOptions: Record<string, string> = { aws_region: s3.region };
  if (s3.credentials) {
    storageOptions.aws_access_key_id = s3.credentials.accessKeyId;
    storageOptions.aws_secret_access_key = s3.credentials.secretAccessKey;
    const { sessionToken } = s3.credentials;
    if (sessionToken) storageOptions.aws_session_token = sessionToken;
  }
  if (s3.endpoint) {
    storageOptions.aws_endpoint = s3.endpoint;
    storageOptions.allow_http = String(s3.endpoint.startsWith('http://'));
  }
  return { uri, storageOptions };
}
