type Options = {
  /** Everything that Dovecot reads and writes is below this folder. */
  folder: string;
  owner: { uid: number; gid: number; name: string; group: string };
  port: number;
  tlsPort: number;
};

const specialFolders = ['Drafts', 'Sent', 'Junk', 'Trash', 'Archive']
  .map((name) => `mailbox ${name} {\n    auto = create\n    special_use = \\${name}\n  }`)
  .join('\n  ');

/**
 * The settings of a Dovecot 2.3 that one user runs for many people. Without root it cannot change its root folder or
 * its user. Source: https://doc.dovecot.org/2.3/configuration_manual/howto/rootless/
 */
export function dovecotConfig({ folder, owner, port, tlsPort }: Options): string {
  return `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
default_internal_user = ${owner.name}
default_internal_group = ${owner.group}
default_login_user = ${owner.name}
first_valid_uid = 1
auth_failure_delay = 0
auth_username_chars =
mail_max_userip_connections = 1000
mail_fsync = never
mail_location = mdbox:~/mail
mail_plugins = quota
ssl = required
ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
plugin {
  quota = count:User quota
  quota_vsizes = yes
}
service anvil {
  chroot =
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
service imap-login {
  chroot =
  # One process for all connections: else each connection with TLS keeps one.
  service_count = 0
  client_limit = 2000
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = ${tlsPort}
    ssl = yes
  }
}
service imap {
  process_limit = 1000
}
passdb {
  driver = passwd-file
  args = scheme=plain username_format=%u ${folder}/users/%u
}
userdb {
  driver = passwd-file
  args = username_format=%u ${folder}/users/%u
}
namespace inbox {
  inbox = yes
  separator = /
  ${specialFolders}
}
`;
}
