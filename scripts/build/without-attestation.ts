// The certificates of authenticators' makers: we ask for no attestation (worker/auth/webauthn.ts), and only what comes with a certificate
// all the same would need them. Such an answer is refused. No option of the library drops them.
// What a person gains: half of a Worker module that each of their first calls about passkeys waits for; the Worker's budget keeps room.
// What breaks it: a release of the library that moves the files; then the build fails.
import { replacedModule } from './replaced-module.ts';

const LIBRARY = '/@simplewebauthn/server/esm';

const WITH_CERTIFICATES = {
  'helpers/convertX509PublicKeyToCOSE': 'convertX509PublicKeyToCOSE',
  'helpers/getCertificateInfo': 'getCertificateInfo',
  'helpers/isCertRevoked': 'isCertRevoked',
  'helpers/validateCertificatePath': 'validateCertificatePath',
  'helpers/validateExtFIDOGenCEAAGUID': 'validateExtFIDOGenCEAAGUID',
  'registration/verifications/verifyAttestationAndroidKey': 'verifyAttestationAndroidKey',
  'registration/verifications/verifyAttestationAndroidSafetyNet': 'verifyAttestationAndroidSafetyNet',
  'registration/verifications/verifyAttestationApple': 'verifyAttestationApple',
  'registration/verifications/verifyAttestationFIDOU2F': 'verifyAttestationFIDOU2F',
  'registration/verifications/tpm/verifyAttestationTPM': 'verifyAttestationTPM',
} as const;

export const withoutAttestation = () =>
  Object.entries(WITH_CERTIFICATES).map(([file, name]) =>
    replacedModule({
      name: `szlak-without-${name}`,
      environment: 'ssr',
      file: `${LIBRARY}/${file}.js`,
      code: `export function ${name}() { throw new Error('attestation is not asked for'); }`,
    }),
  );
