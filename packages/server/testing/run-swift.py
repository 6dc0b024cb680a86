"""Runs OpenStack Swift with its S3 API on a folder: the four servers of Debian's packages, and one device.

usage: run-swift.py FOLDER ACCOUNT USER SECRET

Prints the port of the S3 API once it accepts requests. The access key is ACCOUNT:USER. Ends when its standard input ends.
"""

import array
import os
import pwd
import signal
import sys

import eventlet

eventlet.monkey_patch()

from swift.common import utils  # noqa: E402
from swift.common.ring import RingData  # noqa: E402
from swift.common.wsgi import run_server  # noqa: E402

HOST = '127.0.0.1'
DEVICE = 'disk'

DEFAULTS = """[DEFAULT]
swift_dir = {folder}
devices = {folder}/devices
mount_check = false
fallocate_reserve = 0
user = {user}
log_level = ERROR
"""

STORAGE = """
[pipeline:main]
pipeline = {kind}-server

[app:{kind}-server]
use = egg:swift#{kind}
"""

# The order of the filters is that of Swift's sample configuration.
PROXY = """
[pipeline:main]
pipeline = catch_errors proxy-logging cache listing_formats bulk s3api tempauth slo dlo proxy-server

[filter:catch_errors]
use = egg:swift#catch_errors

[filter:proxy-logging]
use = egg:swift#proxy_logging

# S3's API requires the filter, but no server.
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1

[filter:listing_formats]
use = egg:swift#listing_formats

[filter:bulk]
use = egg:swift#bulk

[filter:s3api]
use = egg:swift#s3api
location = us-east-1

[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{name} = {secret} .admin

[filter:slo]
use = egg:swift#slo

[filter:dlo]
use = egg:swift#dlo

[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
"""


def write(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, 'w') as file:
        file.write(text)
    return path


def listen():
    return eventlet.listen((HOST, 0), reuse_addr=True)


def save_ring(folder, kind, port):
    """A ring with two partitions, whose only replica is on the only device."""
    address = {'ip': HOST, 'port': port, 'replication_ip': HOST, 'replication_port': port}
    device = {'id': 0, 'region': 1, 'zone': 1, 'weight': 1.0, 'device': DEVICE, 'meta': '', **address}
    RingData([array.array('H', [0, 0])], [device], 31).save(os.path.join(folder, f'{kind}.ring.gz'))


def serve(path, listener):
    """Serves in a process of its own. Returns its id."""
    child = os.fork()
    if child == 0:
        run_server({'__file__': path}, utils.get_logger({}), listener)
        os._exit(1)
    return child


def main(folder, account, name, secret):
    os.makedirs(os.path.join(folder, 'devices', DEVICE))
    write(folder, 'swift.conf', '[swift-hash]\nswift_hash_path_suffix = zoetrope\n')
    utils.set_swift_dir(folder)
    defaults = DEFAULTS.format(folder=folder, user=pwd.getpwuid(os.getuid()).pw_name)
    listeners = {kind: listen() for kind in ('account', 'container', 'object')}
    for kind, listener in listeners.items():
        save_ring(folder, kind, listener.getsockname()[1])
    children = []
    for kind, listener in listeners.items():
        path = write(folder, f'{kind}-server.conf', defaults + STORAGE.format(kind=kind))
        children.append(serve(path, listener))
    path = write(folder, 'proxy-server.conf', defaults + PROXY.format(account=account, name=name, secret=secret))
    proxy = listen()
    children.append(serve(path, proxy))
    print(proxy.getsockname()[1], flush=True)
    sys.stdin.read()
    for child in children:
        os.kill(child, signal.SIGKILL)


main(*sys.argv[1:])
