import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** User present, user verified, attested credential included. @source W3C Web Authentication Level 3, section 6.1 */
const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40];
const url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** A device with one passkey, as a browser would speak for it. */
export function createAuthenticator({ origin, isVerified = true }: { origin: string; isVerified?: boolean }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const rpHash = sha256(new URL(origin).hostname);
  let count = 0;
  const flags = (extra: number) => Buffer.from([PRESENT | (isVerified ? VERIFIED : 0) | extra]);
  const counter = () => {
    count += 1;
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(count);
    return bytes;
  };
  const client = (type: string, challenge: string, at = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  const common = { id: url(id), rawId: url(id), type: 'public-key', clientExtensionResults: {} };
  return {
    make(challenge: string, at = origin) {
      const key = Buffer.concat([
        // {1: 2, 3: -7, -1: 1, -2: x, -3: y}: a key of the curve P-256 for ES256, in COSE. @source RFC 9053, section 7.1
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const length = Buffer.from([0, id.length]);
      const data = Buffer.concat([rpHash, flags(ATTESTED), counter(), Buffer.alloc(16), length, id, key]);
      // {"fmt": "none", "attStmt": {}, "authData": data} in CBOR.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return {
        ...common,
        response: { clientDataJSON: url(client('webauthn.create', challenge, at)), attestationObject: url(attestation) },
      };
    },
    answer(challenge: string, userHandle: string | null = null, at = origin) {
      const data = Buffer.concat([rpHash, flags(0), counter()]);
      const clientData = client('webauthn.get', challenge, at);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(clientData)]))
        .sign(privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: url(clientData),
          authenticatorData: url(data),
          signature: url(signature),
          userHandle: userHandle === null ? null : url(userHandle),
        },
      };
    },
    /** As a copy would: it has not counted what the original did. */
    forget() {
      count = 0;
    },
  };
}
