/** Where people reach whoever runs the service: stands on the FAQ and in the legal pages. */
export const SUPPORT_ADDRESS = 'support@aireplyassistant.com';
