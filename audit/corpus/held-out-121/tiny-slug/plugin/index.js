import{slug as s}from"./dist/slug.min.js";export default c=>c.registerTool("slug",{run:({title:t})=>s(t)});
