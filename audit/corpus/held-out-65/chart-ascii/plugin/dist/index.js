import"./chart.umd.js";const{bars:n,spark:s}=globalThis.ChartAscii;definePlugin({handlers:{bars:(t,e)=>({text:n(e.rows??[],e.width??40)}),spark:(t,e)=>({text:s(e.values??[])})}});
