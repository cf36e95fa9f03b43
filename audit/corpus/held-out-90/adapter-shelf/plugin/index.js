'use strict';
const { Shelf } = require('./lib/shelf');
const slots = require('./lib/slots');

exports.activate = (ctx) => {
  const shelf = new Shelf(slots);
  ctx.tools.register({
    name: 'report',
    description: 'Render the last run as a report',
    run: ({ format }) => shelf.take(format, ctx.state).render(ctx.state.get('last')),
  });
};
