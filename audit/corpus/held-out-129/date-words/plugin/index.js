import dayjs, { extend } from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime.js';

(extend ?? dayjs.extend)(relativeTime);
export default { tools: { ago: ({ date }) => dayjs(date).fromNow() } };
