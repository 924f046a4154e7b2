vcl 4.1;

import std;

# Cache in front of the shop, which sends `surrogate-key` with everything that may be stored, and purges by these keys:
#   CDN_PURGE_URL=http://this-machine:6081 CDN_PURGE_TOKEN=… npm start
#   CDN_PURGE_TOKEN=… varnishd -f varnish.vcl -a :6081 -s malloc,256m -p http_gzip_support=off
# Varnish is told to leave compression to the shop, which has Brotli.

backend shop {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = {
    .url = "/readyz";
    .interval = 500ms;
    .timeout = 2s;
    .window = 2;
    .threshold = 1;
    .initial = 1;
  }
}

sub vcl_recv {
  if (req.method == "POST" && req.url == "/purge") {
    if (std.getenv("CDN_PURGE_TOKEN") == "" || req.http.fastly-key != std.getenv("CDN_PURGE_TOKEN")) {
      return (synth(403));
    }
    if (req.http.surrogate-key !~ "^[a-z0-9-]+( [a-z0-9-]+)*$") {
      return (synth(400));
    }
    ban("obj.http.surrogate-key ~ (^|\s)(" + regsuball(req.http.surrogate-key, " ", "|") + ")(\s|$)");
    return (synth(200));
  }

  if (req.http.accept-encoding ~ "br") {
    set req.http.accept-encoding = "br";
  } elsif (req.http.accept-encoding ~ "gzip") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }

  # The rest is personal, or changes something.
  if ((req.method != "GET" && req.method != "HEAD") || req.http.authorization) {
    return (pass);
  }
  # No cookie signs anybody in or changes a page.
  unset req.http.cookie;
  # An old page is sent while the shop is down or refuses, and for a moment while a new one is fetched.
  if (req.restarts == 0 && std.healthy(req.backend_hint)) {
    set req.grace = 10s;
  } else {
    set req.grace = 24h;
  }
  return (hash);
}

sub vcl_backend_response {
  if (beresp.status >= 500 || beresp.status == 429) {
    # A refusal does not take the place of a stored page.
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.uncacheable = true;
    return (deliver);
  }
  if (beresp.http.cache-control !~ "^public" || beresp.http.set-cookie) {
    # For the next seconds, requests for it do not wait for each other.
    set beresp.ttl = 10s;
    set beresp.uncacheable = true;
    return (deliver);
  }
  set beresp.grace = 24h;
  return (deliver);
}

sub vcl_deliver {
  if ((resp.status >= 500 || resp.status == 429) && req.restarts == 0 && req.method ~ "^(GET|HEAD)$" && !req.http.authorization) {
    return (restart);
  }
  unset resp.http.surrogate-key;
}
