/**
 * A certificate for servers of tests on this machine: localhost, 127.0.0.1, example.test and the names below it. It
 * signs itself and does not expire before 2126. Nothing outside the tests trusts it. Made with: openssl req -x509
 * -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 -subj /CN=tests -addext
 * subjectAltName=DNS:localhost,DNS:example.test,DNS:*.example.test,IP:127.0.0.1
 */
export const testCertificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgDouoFvLbYkCjBDra
PIT3u94HRrijQi6ATT0WutXik9mhRANCAAS+oK2e2vMOByWsbPvwx12YfLVOaXBo
YdwH2E5wCtBVPG5m5LKSS0zeNmDdoEhDGPRFdQHlTGs/gf0i9R5dBsrp
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBtDCCAVmgAwIBAgIUAhIayl1YrhzILzBhp7wBEikoLJEwCgYIKoZIzj0EAwIw
EDEOMAwGA1UEAwwFdGVzdHMwIBcNMjYxMTI4MjE1MzI3WhgPMjEyNjExMDQyMTUz
MjdaMBAxDjAMBgNVBAMMBXRlc3RzMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE
vqCtntrzDgclrGz78MddmHy1TmlwaGHcB9hOcArQVTxuZuSykktM3jZg3aBIQxj0
RXUB5UxrP4H9IvUeXQbK6aOBjjCBizAdBgNVHQ4EFgQUztAHome3xJxL72gUJmFQ
eJkhKaswHwYDVR0jBBgwFoAUztAHome3xJxL72gUJmFQeJkhKaswDwYDVR0TAQH/
BAUwAwEB/zA4BgNVHREEMTAvgglsb2NhbGhvc3SCDGV4YW1wbGUudGVzdIIOKi5l
eGFtcGxlLnRlc3SHBH8AAAEwCgYIKoZIzj0EAwIDSQAwRgIhAIifWw/RzZzXSOjH
gAvlh79tkv+hL7Y4fjT8GNLWGP2IAiEA2vz2z5Bv5hLZFJRc60D0Dzl7FYASV/8x
Az8PWS6q/tI=
-----END CERTIFICATE-----`,
};
