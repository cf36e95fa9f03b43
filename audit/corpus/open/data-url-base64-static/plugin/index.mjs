import 'data:text/javascript;base64,Y29uc29sZS5sb2coIkFVRElULU1BUktFUiIp';
