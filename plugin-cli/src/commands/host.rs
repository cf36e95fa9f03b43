//! `host --stdio`: the broker of one host, until that host is gone.

use std::fs::File;
use std::os::fd::AsFd as _;
use std::time::Duration;

use runtime::broker::{Ended, Timing, serve};
use terminal::{Exit, Failure};

use crate::args::Host;
use crate::broker;
use crate::world::World;

pub(super) fn run(world: &World, args: &Host) -> Result<(), Failure> {
    world.person_only("starting a host's broker")?;
    let timing = Timing {
        start: Duration::from_secs(args.start_timeout),
        call: Duration::from_secs(args.call_timeout),
        refresh: Duration::from_secs(args.refresh),
    };
    let (parts, store) = broker::stand(world, timing)?;
    // The streams themselves: what stands between would keep lines back.
    let owned = |fd: std::io::Result<std::os::fd::OwnedFd>| {
        fd.map(File::from).map_err(|e| Failure::new(Exit::Failed, format!("standard input or output: {e}")))
    };
    let from = owned(std::io::stdin().as_fd().try_clone_to_owned())?;
    let to = owned(std::io::stdout().as_fd().try_clone_to_owned())?;
    match serve(parts, store, from, to).map_err(|refusal| broker::failure(&refusal))? {
        Ended::Shutdown | Ended::HostGone | Ended::Stopped => Ok(()),
        Ended::HostBroken => Err(Failure::new(Exit::Failed, "the host sent too long a line, or reads no more")),
    }
}
